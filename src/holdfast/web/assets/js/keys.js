// The keyboard at the board: arrows from one lit thing to the next, Enter chooses, Escape steps back.

import { isTyping } from "./page.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Let keys do what a mouse can do with `play`. */
export function listen(play) {
  const { board, camera, palette } = play;
  const keys = {
    "/": () => palette.field?.focus(),
    b: () => board.focus([...board.lit][0]),
    "+": () => camera?.step("in"),
    "=": () => camera?.step("in"),
    "-": () => camera?.step("out"),
    0: () => camera?.step("fit"),
    w: () => play.why.toggle(),
  };

  function arrow(key, at) {
    const [dx, dy] = ARROWS[key];
    if (at) {
      const next = board.neighbour(at, dx, dy);
      if (next) board.focus(next);
      return true;
    }
    if (document.activeElement !== board.root) return false;
    camera?.pan(-dx * 60, -dy * 60);
    return true;
  }

  /** Whether the key meant something. */
  function press(event) {
    const at = document.activeElement?.closest?.("[data-el]")?.dataset.el;
    if (event.key === "Escape") return play.hooks.hurry?.() || play.back();
    if (isTyping(event.target)) return false;
    if (at && (event.key === "Enter" || event.key === " ")) {
      if (!event.repeat && !play.hooks.hurry?.()) play.aim([play.choice.resolve(at)]);
      return true;
    }
    if (event.key in ARROWS) return arrow(event.key, at);
    keys[event.key]?.();
    return event.key in keys;
  }

  document.addEventListener("keydown", (event) => {
    play.byKey = true;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!document.querySelector("dialog[open]") && press(event)) event.preventDefault();
  });
}
