// Where do I stand? A short line for each thing that matters; pointing at one tells more and rings it.

import { $, el } from "./page.js";

export class StandingBar {
  constructor(root, board, camera) {
    Object.assign(this, { root, board, camera, list: root && $("ul", root), detail: root && $(".detail", root) });
    if (!root) return;
    const at = (event) => this.#show(event.target.closest("[data-line]"));
    for (const kind of ["pointerover", "focusin", "click"]) this.list.addEventListener(kind, at);
    // On a board that does not fit, a click brings it into sight.
    this.list.addEventListener("click", (event) => this.#find(event.target.closest("[data-line]")));
    for (const kind of ["pointerleave", "focusout"]) this.list.addEventListener(kind, () => this.#show(null));
  }

  /** What a state or an update says. */
  set(lines) {
    if (!this.root || !lines || this.lines === JSON.stringify(lines)) return;
    this.lines = JSON.stringify(lines);
    this.told = lines;
    this.#show(null);
    this.root.hidden = !lines.length;
    this.list.replaceChildren(...lines.map((line, index) => el("li", {},
      el("button", { type: "button", "data-line": index, class: line.tone || null, "aria-describedby": "hf-standing-detail" },
        el("span", { class: "label", text: line.label }), " ", el("b", { text: line.value })))));
  }

  #find(button) {
    const [first] = this.board.boxes((button && this.told?.[Number(button.dataset.line)]?.marks) ?? []);
    if (first && this.camera.scrolls) this.camera.show(first);
  }

  #show(button) {
    const line = button ? this.told?.[Number(button.dataset.line)] : null;
    this.detail.textContent = line?.detail ?? "";
    this.detail.hidden = !line?.detail;
    if (line?.detail) {
      const [at, root] = [button.getBoundingClientRect(), this.root.getBoundingClientRect()];
      this.detail.style.left = `${Math.max(8, Math.min(at.left - root.left, root.width - this.detail.offsetWidth - 8))}px`;
    }
    this.board.ring(line?.marks ?? [], "ring");
  }
}
