// The column beside the board folds away, so that the board gets the room: by itself on a narrow desk,
// and as somebody left it on a wide one. What is asked stays in sight, as a strip below the board.

import { $, isTyping, kept } from "./page.js";

const roomy = matchMedia("(min-width: 72.01rem)");
const SPEAK = ["/", "l", "c", "t"]; // keys that go to something in the column

export function fold() {
  const button = $("[data-fold]");
  if (!button || document.body.classList.contains("lesson")) {
    button?.remove();
    return;
  }
  const folded = () => document.body.classList.contains("folded");
  const set = (away) => {
    document.body.classList.toggle("folded", away);
    button.setAttribute("aria-expanded", !away);
  };
  set(roomy.matches ? kept("folded") === "yes" : true);
  button.addEventListener("click", () => {
    set(!folded());
    if (roomy.matches) kept("folded", folded() ? "yes" : "no");
  });
  roomy.addEventListener("change", () => set(roomy.matches ? kept("folded") === "yes" : true));
  document.addEventListener("keydown", (event) => {
    const plain = !isTyping(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (plain && SPEAK.includes(event.key)) set(false);
  }, { capture: true });
}
