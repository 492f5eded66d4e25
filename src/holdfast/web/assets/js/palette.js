// The list of legal actions: searchable, walked with arrow keys, played with Enter.

import { badge } from "./odds.js";
import { $, el, plain, say } from "./page.js";
import { sign } from "./signs.js";

const MOST = 120;

export class Palette {
  constructor(root, { onPlay, onHint, onAsk }) {
    this.root = root;
    this.list = $(".options", root);
    this.field = $("input[type=search]", root);
    this.count = $(".count", root);
    this.onPlay = onPlay;
    this.onHint = onHint;
    this.onAsk = onAsk;
    this.actions = [];
    this.odds = new Map();
    this.field?.addEventListener("input", () => this.draw());
    this.field?.addEventListener("keydown", (event) => this.#fieldKey(event));
    this.list.addEventListener("keydown", (event) => this.#listKey(event));
    for (const [kind, on] of [["pointerover", true], ["focusin", true], ["pointerout", false], ["focusout", false]])
      this.list.addEventListener(kind, (event) => {
        const button = event.target.closest("button[data-key]");
        if (button) this.onHint(on ? this.actions.find((action) => action.key === button.dataset.key) : null);
      });
    this.list.addEventListener("click", (event) => {
      const button = event.target.closest("button[data-key]");
      if (!button) return;
      event.preventDefault(); // the form is for pages without scripts
      this.onPlay(this.actions.find((action) => action.key === button.dataset.key));
    });
  }

  show(actions) {
    this.actions = actions;
    this.draw();
  }

  clearSearch() {
    if (this.field) this.field.value = "";
  }

  get found() {
    const words = plain(this.field?.value ?? "").split(/\s+/).filter(Boolean);
    if (!words.length) return this.actions;
    return this.actions.filter((action) => {
      const text = plain(`${action.label} ${action.touches.join(" ")}`);
      return words.every((word) => text.includes(word));
    });
  }

  draw() {
    const found = this.found;
    const typed = this.field?.value.trim() ?? "";
    const items = found.slice(0, MOST).map((action) =>
      el("li", {}, el("button", { type: "submit", name: "action", value: JSON.stringify(action.do), "data-key": action.key },
        sign(action.kind), el("span", { class: "label", text: action.label }), this.#oddsOf(action))),
    );
    if (found.length > MOST) items.push(el("li", { class: "more", text: say("more", { count: found.length - MOST }) }));
    if (!found.length && typed && this.actions.length)
      items.push(el("li", {}, el("button", { type: "button", class: "ask", onclick: () => this.onAsk(typed) }, say("ask", { text: typed }))));
    this.list.replaceChildren(...items);
    if (this.count) this.count.textContent = this.actions.length ? say("count", { count: found.length, all: this.actions.length }) : "";
  }

  /** Odds that have come in from the server, by the key of the action. */
  setOdds(key, told) {
    this.odds.set(key, told);
    const button = this.list.querySelector(`button[data-key="${CSS.escape(key)}"]`);
    const action = this.actions.find((one) => one.key === key);
    if (!button || !action || button.querySelector(".chance")) return;
    const badge = this.#oddsOf(action);
    if (badge) button.append(badge);
  }

  #oddsOf(action) {
    return badge(this.odds.get(action.key));
  }

  #buttons() {
    return [...this.list.querySelectorAll("button")];
  }

  #fieldKey(event) {
    if (event.key === "ArrowDown") this.#buttons()[0]?.focus();
    else if (event.key === "Enter") {
      const found = this.found;
      if (found.length) this.onPlay(found[0]);
      else if (this.field.value.trim()) this.onAsk(this.field.value.trim());
    } else if (event.key === "Escape") {
      if (this.field.value) {
        this.field.value = "";
        this.draw();
        event.stopPropagation();
      } else this.field.blur();
      return;
    } else return;
    event.preventDefault();
  }

  #listKey(event) {
    const buttons = this.#buttons();
    const at = buttons.indexOf(document.activeElement);
    if (event.key === "ArrowDown") buttons[Math.min(buttons.length - 1, at + 1)]?.focus();
    else if (event.key === "ArrowUp") (at > 0 ? buttons[at - 1] : this.field)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
