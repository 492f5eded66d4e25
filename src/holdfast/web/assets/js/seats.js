// New match: who sits where. Each seat is a box that opens, with people and bots to choose from.

import { $, $$ } from "./page.js";

/** Show whoever was chosen in the box itself. */
function show(box) {
  const chosen = $("input:checked", box)?.closest("label");
  if (chosen) $(".chosen", box).replaceChildren(...$$(".tile, .says", chosen).map((part) => part.cloneNode(true)));
}

function close(box, back) {
  box.open = false;
  if (back) $("summary", box).focus();
}

function enliven(box) {
  show(box);
  box.addEventListener("change", () => show(box));
  box.addEventListener("toggle", () => {
    if (!box.open) return;
    for (const other of $$("details.sitter[open]")) if (other !== box) close(other);
    const chosen = $("input:checked", box);
    chosen?.focus({ preventScroll: true });
    $(".sitters", box).scrollIntoView({ block: "nearest" });
    chosen?.closest("label").scrollIntoView({ block: "nearest" });
  });
  // A click chooses and is done; arrow keys walk on, and Enter is done.
  $(".sitters", box).addEventListener("click", (event) => {
    if (event.detail && event.target.closest("label")) setTimeout(() => close(box, true));
  });
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" && !(event.key === "Enter" && event.target.matches("input"))) return;
    event.preventDefault();
    close(box, true);
  });
}

export function seats(maker) {
  for (const box of $$("details.sitter", maker)) enliven(box);
  document.addEventListener("click", (event) => {
    for (const box of $$("details.sitter[open]", maker)) if (!box.contains(event.target)) close(box);
  });

  const add = (seat) => {
    const row = $("template#seat", maker).content.firstElementChild.cloneNode(true);
    row.dataset.seat = seat.seat;
    $(".seat", row).textContent = seat.seat_name;
    $("summary .sr", row).textContent = `${seat.seat_name}: `;
    $(".sitters", row).setAttribute("aria-label", seat.seat_name);
    for (const input of $$("input", row)) input.name = `seat.${seat.seat}`;
    $("#seats").append(row);
    enliven($("details", row));
  };

  // The seats depend on the options, so ask again when these change.
  const fill = async () => {
    const given = new URLSearchParams();
    for (const field of new FormData(maker)) if (field[0].startsWith("option.")) given.set(field[0].slice(7), field[1]);
    const response = await fetch(`/api/games/${maker.dataset.game}/seats?${given}`);
    const answer = await response.json().catch(() => ({}));
    const problem = $("#option-problem");
    problem.textContent = response.ok ? "" : (answer.detail ?? "");
    problem.hidden = response.ok;
    $("button[type=submit]", maker).disabled = !response.ok;
    if (!response.ok) return;
    const wanted = answer.seats.map((seat) => String(seat.seat));
    for (const row of $$("[data-seat]", maker)) if (!wanted.includes(row.dataset.seat)) row.remove();
    for (const seat of answer.seats) if (!$(`[data-seat="${CSS.escape(String(seat.seat))}"]`, maker)) add(seat);
  };
  for (const field of $$("[name^='option.']", maker)) field.addEventListener("change", fill);
}
