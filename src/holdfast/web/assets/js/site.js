// Every page: htmx for searching and refreshing, settings that apply when they are changed.

import htmx from "htmx.org";
import { enliven } from "./alive.js";
import { $, $$ } from "./page.js";
import { suit } from "./shape.js";

suit();
enliven();

window.htmx = htmx;
// Styles for indicators would be an inline sheet; ours are in site.css.
htmx.config.includeIndicatorCSS = false;

// Settings are a form with a button; with scripts a change is enough.
for (const form of $$("form[data-auto]")) {
  form.addEventListener("change", (event) => {
    if (event.target.name === "notify" && event.target.checked && event.target.value === "on")
      window.Notification?.requestPermission?.().finally(() => form.requestSubmit());
    else form.requestSubmit();
  });
}

// An open menu closes when somebody looks elsewhere.
document.addEventListener("click", (event) => {
  for (const menu of $$("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of $$("details.menu[open]")) {
    menu.open = false;
    $("summary", menu).focus();
  }
});

// New match: the seats depend on the options, so ask again when these change.
const maker = $("form#maker");
if (maker) {
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
    const model = $("template#seat", maker);
    answer.seats.forEach((seat, index) => {
      if ($(`[data-seat="${CSS.escape(String(seat.seat))}"]`, maker)) return;
      const row = model.content.firstElementChild.cloneNode(true);
      row.dataset.seat = seat.seat;
      $("label", row).textContent = seat.seat_name;
      $("label", row).htmlFor = `seat-${seat.seat}`;
      const select = $("select", row);
      select.name = `seat.${seat.seat}`;
      select.id = `seat-${seat.seat}`;
      select.value = index === 0 ? "me" : "friend";
      $("#seats").append(row);
    });
  };
  for (const field of $$("[name^='option.']", maker)) field.addEventListener("change", fill);
}
