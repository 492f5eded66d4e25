// Looking at things: whatever is on the board is enlarged and explained. A mouse that rests on it peeks; a
// long press, the right button, the key i and a click on what cannot be acted on open it to stay.

import { $, announce, cited, el, isTyping, marked, say } from "./page.js";

const SVG = "http://www.w3.org/2000/svg";
const REST = 650;
const PRESS = 500;
const STILL = 8;
const MOST_MARKS = 60;

/** A part of the board as an image of its own: the same drawing, seen from nearer. */
function enlarged(board, id) {
  const node = board.node(id);
  if (!node) return null;
  const box = board.box(node);
  if (!(box.width > 0 && box.height > 0)) return null;
  const [wide, high] = [Math.max(box.width * 1.25, 40), Math.max(box.height * 1.25, 40)];
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", [box.x + (box.width - wide) / 2, box.y + (box.height - high) / 2, wide, high].map(Math.round).join(" "));
  svg.setAttribute("aria-hidden", "true");
  for (const part of ["hf-static", "hf-elements"]) {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${part}`);
    svg.append(use);
  }
  return svg;
}

/** The words of a rule without the breaks of the file they stand in; lists keep their lines. */
const flowing = (text) => text.replace(/\n+(?!\s*- )/g, " ");

export class Inspector {
  /** `ask(id)` gives what the game tells of an element; with `clicks` a click on anything opens it. */
  constructor(board, { ask, clicks = false }) {
    Object.assign(this, { board, ask, box: $("#hf-inspect"), known: new Map(), trail: [], turn: 0 });
    if (!this.box) return;
    $("[data-close]", this.box).addEventListener("click", () => this.close());
    // What lies under the panel must not take its clicks, nor scroll with it.
    for (const kind of ["click", "pointerdown", "wheel"]) this.box.addEventListener(kind, (event) => event.stopPropagation());
    const { svg } = board;
    svg.addEventListener("pointermove", (event) => this.#move(event));
    svg.addEventListener("pointerleave", () => this.#leave());
    svg.addEventListener("pointerdown", (event) => this.#down(event), { capture: true });
    for (const kind of ["pointerup", "pointercancel"]) svg.addEventListener(kind, () => clearTimeout(this.pressing), { capture: true });
    svg.addEventListener("click", (event) => this.#click(event, clicks), { capture: true });
    svg.addEventListener("contextmenu", (event) => this.#menu(event));
    document.addEventListener("keydown", (event) => this.#key(event), { capture: true });
  }

  /** The match has moved on: what was told may no longer be true. */
  rest() {
    this.known.clear();
    if (this.isPeek) this.close();
  }

  get isPeek() {
    return this.box && !this.box.hidden && this.box.classList.contains("peek");
  }

  /** Open to stay; `reasons` are why nothing can be done with it now. */
  async open(id, { reasons = null, peek = false, back = false } = {}) {
    if (!this.box) return false;
    clearTimeout(this.resting);
    const turn = (this.turn += 1);
    const told = await this.#told(id);
    if (turn !== this.turn) return false;
    if (!told) {
      if (!peek) this.close();
      return false;
    }
    if (!peek && !back && this.shown && !this.box.hidden && !this.isPeek) this.trail.push(this.shown);
    if (peek) this.trail = [];
    this.shown = id;
    this.box.classList.toggle("peek", peek);
    this.#draw(told, reasons, peek);
    this.#place(id);
    this.box.hidden = false;
    this.box.scrollTop = 0;
    this.board.ring(told.marks.slice(0, MOST_MARKS), "look");
    if (!peek) announce([told.title, ...told.facts.map((one) => `${one.label}: ${one.value}`)].join(". "));
    return true;
  }

  /** Whether something was open. */
  close() {
    this.turn += 1;
    clearTimeout(this.resting);
    if (!this.box || this.box.hidden) return false;
    const within = this.box.contains(document.activeElement);
    this.box.hidden = true;
    this.board.unring("look");
    if (within && this.from?.isConnected) this.from.focus({ preventScroll: true });
    this.shown = null;
    this.trail = [];
    return true;
  }

  #told(id) {
    if (!this.known.has(id)) this.known.set(id, this.ask(id).catch(() => null));
    return this.known.get(id);
  }

  #draw(told, reasons, peek) {
    const game = document.body.dataset.game;
    const [first, ...others] = told.rules;
    const cite = ({ id }) => el("a", { class: "cite", href: `/rules/${game}#${id}`, "data-rule": id, text: id });
    const back = this.trail.length ? el("button", { type: "button", class: "back", onclick: () => this.#back() }, say("back")) : null;
    $(".body", this.box).replaceChildren(...[
      el("header", {}, enlarged(this.board, told.picture), el("h3", { text: told.title })),
      told.facts.length ? el("dl", {}, ...told.facts.flatMap((one) => [el("dt", { text: one.label }), el("dd", { text: one.value })])) : null,
      ...told.words.map((text) => el("p", {}, ...cited(text))),
      this.#reasons(reasons),
      told.items.length && !peek
        ? el("ul", { class: "items" }, ...told.items.map((one) => el("li", {}, el("button", { type: "button", onclick: () => this.open(one.element) }, one.title))))
        : null,
      first ? el("p", { class: "law" }, cite(first), " ", ...marked(flowing(first.text))) : null,
      others.length ? el("p", { class: "more" }, ...others.flatMap((one) => [cite(one), " "])) : null,
      back,
    ].filter(Boolean));
  }

  #reasons(reasons) {
    if (!reasons) return null;
    if (!reasons.length) return el("p", { class: "reasons", text: say("nothing_here") });
    return el("ul", { class: "reasons" }, ...reasons.slice(0, 4).map((one) => el("li", {},
      one.label ? el("b", { text: `${one.label}: ` }) : null,
      ...cited(one.reason.includes(one.rule) ? one.reason : `${one.reason} ${one.rule ?? ""}`))));
  }

  #back() {
    const before = this.trail.pop();
    if (before) this.open(before, { back: true });
  }

  /** On the side of the board where the thing itself is not. */
  #place(id) {
    const node = this.board.node(id);
    if (!node) return;
    const [at, root] = [node.getBoundingClientRect(), this.board.root.getBoundingClientRect()];
    this.box.classList.toggle("left", at.left + at.width / 2 > root.left + root.width / 2);
  }

  // What asks for it

  #under(event) {
    return event.target.closest?.("[data-el]")?.dataset.el ?? null;
  }

  #move(event) {
    if (event.pointerType === "touch") {
      const [x, y] = this.pressed ?? [event.clientX, event.clientY];
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) clearTimeout(this.pressing);
      return;
    }
    const id = event.buttons ? null : this.#under(event);
    this.over = id;
    clearTimeout(this.resting);
    if (this.isPeek && id !== this.shown) this.close();
    if (!id || (this.box && !this.box.hidden) || document.body.classList.contains("moving")) return;
    this.resting = setTimeout(() => this.over === id && this.open(id, { peek: true }), REST);
  }

  #leave() {
    this.over = null;
    clearTimeout(this.resting);
    if (this.isPeek) this.close();
  }

  #down(event) {
    clearTimeout(this.resting);
    clearTimeout(this.pressing);
    if (this.isPeek) this.close();
    this.held = false;
    const id = this.#under(event);
    if (event.pointerType !== "touch" || !id) return;
    this.pressed = [event.clientX, event.clientY];
    this.pressing = setTimeout(() => {
      this.held = true;
      this.open(id);
    }, PRESS);
  }

  #click(event, clicks) {
    const id = this.#under(event);
    if (this.held) {
      // The finger that opened it is lifted: that is no choice.
      this.held = false;
      event.stopPropagation();
      return;
    }
    this.close();
    if (clicks && id) this.open(id);
  }

  #menu(event) {
    const id = this.#under(event);
    if (!id) return;
    event.preventDefault();
    if (!this.held) this.open(id);
  }

  #key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
    if (event.key === "Escape" && this.close()) return event.preventDefault();
    if (event.key !== "i" || isTyping(event.target)) return;
    const at = document.activeElement?.closest?.("[data-el]");
    const id = at?.dataset.el ?? this.over;
    if (!id) return;
    event.preventDefault();
    this.from = at ?? this.board.root;
    this.open(id).then((opened) => opened && this.box.focus({ preventScroll: true }));
  }
}
