// A citation opens its paragraph beside the game; the link itself leads to the whole reference.

import { get } from "./api.js";
import { $, el, gameNotes, marked, say } from "./page.js";

export function openRules() {
  const dialog = $("#hf-rule");
  if (!dialog) return;
  // On the way down: the panel of a thing keeps its clicks to itself.
  const open = async (event) => {
    const link = event.target.closest("a[data-rule]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    const [game, rule] = [link.getAttribute("href").split("/")[2].split("#")[0], link.dataset.rule];
    const lang = document.documentElement.lang;
    try {
      const found = await get(`/api/games/${game}/rules/${rule}`, { lang });
      const one = found.rule ?? found;
      $(".body", dialog).replaceChildren(
        el("h2", {}, rule, el("small", { text: one.chapter ?? "" })),
        ...one.text.split(/\n\s*\n/).map((text) => el("p", {}, ...marked(text))),
        ...(one.ruling ? [el("p", { class: "ruling" }, ...marked(one.ruling))] : []),
        ...gameNotes(one.game_notes),
        el("p", {}, el("a", { href: link.getAttribute("href"), target: "_blank", rel: "noopener", text: say("whole_rules") })),
      );
      if (!dialog.open) dialog.showModal();
    } catch {
      location.href = link.href;
    }
  };
  document.addEventListener("click", open, { capture: true });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.closest("[data-close]")) dialog.close();
  });
}
