// The one place where an action is confirmed: beside its target, with what is possible there and the odds.

import { putBeside } from "./beside.js";
import { badge, bars } from "./odds.js";
import { $, el } from "./page.js";
import { sign } from "./signs.js";

const NARROW = "(max-width: 45rem)";
const LONGEST = 56;

/** A name that fits above the choices. */
const short = (name) => (name.length > LONGEST ? name.split(",")[0] : name);

/** A button that plays an action: its sign, its words, and its odds when they have come in. */
export function choiceButton(action, onPick) {
  return el("button", { type: "button", class: `choice k-${action.kind}${action.grave ? " grave" : ""}`, "data-key": action.key, onclick: () => onPick(action) },
    sign(action.kind), el("span", { class: "label", text: action.label }));
}

export class Popover {
  /** `hooks`: pick(action), point(id), back(). */
  constructor(board, hooks) {
    Object.assign(this, { board, hooks });
    this.box = $("#hf-popover");
    this.actions = [];
    // A choice is replaced by what follows it: the board below must not take the click for its own.
    this.box.addEventListener("click", (event) => event.stopPropagation());
    this.box.addEventListener("keydown", (event) => this.#key(event));
  }

  get isOpen() {
    return !this.box.hidden;
  }

  /** The one action that is offered, if it is one. */
  get only() {
    return this.isOpen && this.actions.length === 1 ? this.actions[0] : null;
  }

  get isFresh() {
    return performance.now() - this.since < 400;
  }

  /** Offer actions at an element; `avoid` should stay free. */
  offer(actions, at, avoid) {
    const same = this.isOpen && this.at === at && this.actions.map((one) => one.key).join() === actions.map((one) => one.key).join();
    if (same) return;
    this.actions = actions;
    this.#show(at, avoid, actions.map((action) => choiceButton(action, this.hooks.pick)));
  }

  /** Lay out by name what lies on top of each other, to choose one. */
  spread(ids, at) {
    this.actions = [];
    this.#show(at, [], ids.map((id) =>
      el("button", { type: "button", class: "choice", "data-points": id, onclick: () => (this.hide(), this.hooks.point(id)) },
        el("span", { class: "label", text: this.board.name(id).split(",")[0] }))));
  }

  #show(at, avoid, buttons) {
    this.at = at;
    this.since = performance.now();
    const title = at ? el("p", { class: "at", text: short(this.board.name(at)) }) : null;
    this.box.replaceChildren(...(title ? [title] : []), ...buttons);
    this.box.hidden = false;
    this.avoid = avoid;
    this.place();
    buttons[0]?.focus({ preventScroll: true });
  }

  /** Beside its element; on a phone it lies at the foot of the screen, which the style sheet does. */
  place() {
    if (!matchMedia(NARROW).matches) putBeside(this.board, this.box, this.at, this.avoid);
  }

  hide() {
    this.box.hidden = true;
    this.actions = [];
  }

  /** Odds have come in for an action. */
  told(action, told) {
    for (const button of document.querySelectorAll(`.choice[data-key="${CSS.escape(action.key)}"]`))
      if (badge(told) && !button.querySelector(".chance")) button.append(badge(told));
    if (!this.isOpen) return;
    if (this.only?.key === action.key && told.odds.length && !this.box.querySelector(".bars")) this.box.append(bars(told));
    // It has grown. It stays where a hand may already be on its way to, unless it hides what it is about or is cut off.
    if (this.#hidesTarget() || this.#isCut()) this.place();
  }

  #isCut() {
    return this.box.getBoundingClientRect().bottom > this.board.root.getBoundingClientRect().bottom;
  }

  #hidesTarget() {
    const [box, at] = [this.box.getBoundingClientRect(), this.board.node(this.at)?.getBoundingClientRect()];
    return at && box.right > at.left && box.left < at.right && box.bottom > at.top && box.top < at.bottom;
  }

  #key(event) {
    const buttons = [...this.box.querySelectorAll("button")];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // Whoever keeps Enter pressed on a target has not seen the odds yet.
    if (event.key === "Enter" && event.repeat) event.preventDefault();
    if (!step) return;
    buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }
}
