// Playing by pointing: shared by a match and by a lesson. It lights what can be clicked, narrows with
// each click, and hands over the one action that is left.

import { Choice } from "./choose.js";
import { badge } from "./palette.js";
import { $, cited, el, isTyping, say } from "./page.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Play {
  /**
   * `hooks`: play(action), odds(action) -> list or [], whynot(ids) -> reasons, hurry() -> true when
   * something was still moving and has now arrived.
   */
  constructor({ board, camera, palette, hooks }) {
    Object.assign(this, { board, camera, palette, hooks });
    this.choice = new Choice([], board.has);
    this.popover = $("#hf-popover");
    // A choice is replaced by what follows it: the board below must not take the click for its own.
    this.popover.addEventListener("click", (event) => event.stopPropagation());
    this.path = $("#hf-path");
    this.oddsBox = $("#hf-odds");
    this.asking = false;
    board.svg.addEventListener("click", (event) => this.#click(event));
    board.svg.addEventListener("pointerover", (event) => this.#hover(event.target.closest("[data-el]")?.dataset.el));
    board.svg.addEventListener("pointerleave", () => this.#hover(null));
    board.svg.addEventListener("focusin", (event) => this.#focus(event.target.closest("[data-el]")?.dataset.el));
    document.addEventListener("keydown", (event) => this.#key(event));
    document.addEventListener("pointerdown", () => (this.byKey = false), { capture: true });
    $("#hf-why")?.addEventListener("click", () => this.toggleWhy());
    $("#hf-back")?.addEventListener("click", () => this.back());
  }

  /** New legal actions: begin again. */
  set(actions) {
    this.choice = new Choice(actions, this.board.has);
    this.oddsOf = new Map();
    this.palette.odds.clear();
    this.palette.clearSearch();
    this.toggleWhy(false);
    this.render();
  }

  /** Nothing can be chosen while things move; what is listed stays, so that the page keeps still. */
  rest() {
    this.choice = new Choice([], this.board.has);
    this.board.light(new Set());
    this.popover.hidden = true;
    if (this.path) this.path.hidden = true;
    this.showOdds(null);
  }

  get active() {
    return this.choice.actions.length > 0;
  }

  render() {
    const { choice } = this;
    const { left, ready } = choice;
    this.board.light(choice.next, choice.pointed, choice.open);
    if (this.camera?.scrolls) this.camera.reveal(this.board.boxes(choice.next));
    this.board.unring("hint");
    this.palette.show(left);
    this.#drawPath();
    this.#drawPopover(ready, left);
    this.showOdds(null);
    if (left.length <= 8 || (ready.length && ready.length <= 12)) for (const action of left.length <= 8 ? left : ready) this.ask(action);
    for (const action of choice.buttons.slice(0, 16)) this.ask(action);
    document.body.classList.toggle("choosing", choice.chosen.length > 0);
  }

  #drawPath() {
    if (!this.path) return;
    const { chosen } = this.choice;
    this.path.hidden = !chosen.length;
    $("ol", this.path).replaceChildren(...chosen.map((id) => el("li", { text: this.board.name(id).split(/[:,]/)[0] })));
  }

  /** Buttons for what needs no further pointing: beside the chosen element, and without touches always. */
  #drawPopover(ready, left) {
    const bare = $("#hf-buttons");
    if (bare) {
      const list = this.choice.buttons;
      // A long list of bare choices is better searched than shown.
      bare.replaceChildren(...(list.length <= 14 ? list : []).map((action) => this.#button(action)));
    }
    const show = ready.length && !(ready.length === 1 && left.length === 1);
    this.popover.hidden = !show;
    if (!show) return;
    this.popover.replaceChildren(...ready.map((action) => this.#button(action)));
    this.#putPopover(this.choice.chosen.at(-1));
  }

  #button(action) {
    return el("button", { type: "button", class: "choice", "data-key": action.key, onclick: () => this.pick(action) },
      el("span", { class: "label", text: action.label }));
  }

  #putPopover(id) {
    const node = this.board.node(id);
    if (!node) return;
    const at = node.getBoundingClientRect();
    const root = this.board.root.getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = this.popover;
    const lit = [...this.choice.next].map((one) => this.board.node(one)?.getBoundingClientRect()).filter(Boolean);
    const within = (value, most) => Math.min(Math.max(8, value), Math.max(8, most - 8));
    const [x, y] = [at.left - root.left, at.top - root.top];
    // To the right if nothing that can be clicked lies there, else where it covers the least.
    const spots = [[x + at.width + 10, y], [x - wide - 10, y], [x, y + at.height + 10], [x, y - high - 10],
      [x + at.width + 10, y - high], [x - wide - 10, y - high], [x + at.width + 10, y + at.height], [x - wide - 10, y + at.height],
      [root.width - wide - 8, 8], [8, root.height - high - 8]];
    const covers = (left, top) => lit.concat(at).filter((box) =>
      box.right - root.left > left && box.left - root.left < left + wide && box.bottom - root.top > top && box.top - root.top < top + high).length;
    const placed = spots.map(([left, top]) => [within(left, root.width - wide), within(top, root.height - high)]);
    const best = placed.reduce((one, two) => (covers(...two) < covers(...one) ? two : one));
    [this.popover.style.left, this.popover.style.top] = best.map((value) => `${value}px`);
  }

  #click(event) {
    if (this.hooks.hurry?.()) return;
    const under = this.board.under(event.clientX, event.clientY).map((id) => this.choice.resolve(id));
    // A finger is wider than a counter on a small screen: the nearest lit thing is what is meant.
    if (event.pointerType === "touch" && !under.some((id) => this.choice.next.has(id))) {
      const near = this.board.nearest(event.clientX, event.clientY, 26);
      if (near) return this.point(near);
    }
    if (event.pointerType === "touch" && !this.asking && this.#stack(event)) return;
    if (!under.length) return this.closeWhy();
    this.#aim(under);
  }

  /** Go on with the first of these that fits, begin anew with one, or say why not. */
  #aim(under) {
    if (this.asking || !this.active) return this.why(under);
    const { choice } = this;
    const last = choice.chosen.at(-1);
    const next = choice.next;
    const id = under.find((one) => next.has(one)) ?? under.find((one) => one === last) ?? under.find((one) => choice.can(one));
    if (id) return this.point(id);
    const other = under.find((one) => choice.begins(one));
    if (other) {
      choice.clear();
      return this.point(other);
    }
    return this.why([...choice.chosen, under[0]]);
  }

  /** A finger on a stack cannot tell its counters apart: they are laid out by name, to choose one. */
  #stack({ clientX, clientY }) {
    const here = [...this.choice.next].filter((id) => {
      const box = this.board.node(id)?.getBoundingClientRect();
      return box && box.left <= clientX && clientX <= box.right && box.top <= clientY && clientY <= box.bottom;
    });
    const kind = (id) => id.split(":")[0];
    const top = this.board.under(clientX, clientY).find((id) => here.includes(id));
    const alike = top ? here.filter((id) => kind(id) === kind(top)) : [];
    if (alike.length < 2) return false;
    this.popover.replaceChildren(...alike.map((id) =>
      el("button", { type: "button", class: "choice", "data-points": id, onclick: () => ((this.popover.hidden = true), this.point(id)) },
        el("span", { class: "label", text: this.board.name(id).split(",")[0] }))));
    this.popover.hidden = false;
    this.#putPopover(top);
    return true;
  }

  /** Point at an element: by a click or by a key. */
  point(id) {
    this.closeWhy();
    const { choice } = this;
    if (choice.chosen.at(-1) === id) return this.back();
    choice.point(id);
    const { left, ready } = choice;
    if (left.length === 1) return ready.length === 1 ? this.pick(left[0]) : this.#last(left[0]);
    this.render();
    const focus = [...choice.next].find((one) => this.board.has(one));
    if (this.byKey && focus) this.board.focus(focus);
  }

  /** One is left though not all of it was pointed at: play it, unless dice would fall unannounced. */
  async #last(action) {
    this.render();
    document.body.classList.add("weighing");
    const odds = await this.ask(action);
    document.body.classList.remove("weighing");
    if (this.choice.left.length === 1 && this.choice.left[0] === action && !odds.length) this.pick(action);
    else if (odds.length) this.showOdds(action);
  }

  pick(action) {
    if (!action || this.hooks.hurry?.()) return;
    this.popover.hidden = true;
    this.board.light(new Set(), action.touches, new Set());
    this.hooks.play(action);
  }

  back() {
    if (this.closeWhy()) return true;
    if (this.asking) {
      this.toggleWhy(false);
      return true;
    }
    if (!this.choice.chosen.length) return false;
    const id = this.choice.back();
    this.render();
    if (this.byKey) this.board.focus(id);
    return true;
  }

  // Odds

  async ask(action) {
    if (!this.hooks.odds || !action) return [];
    let asked = this.oddsOf.get(action.key);
    if (!asked) {
      asked = this.hooks.odds(action).catch(() => []);
      this.oddsOf.set(action.key, asked);
    }
    const odds = await asked;
    this.palette.setOdds(action.key, odds);
    for (const button of document.querySelectorAll(`.choice[data-key="${CSS.escape(action.key)}"]`))
      if (badge(odds) && !button.querySelector(".chance")) button.append(badge(odds));
    return odds;
  }

  async showOdds(action) {
    if (!this.oddsBox) return;
    this.shown = action;
    if (!action) {
      this.oddsBox.hidden = true;
      return;
    }
    const odds = await this.ask(action);
    if (this.shown !== action) return;
    this.oddsBox.hidden = !odds.length;
    this.oddsBox.replaceChildren(
      el("p", { class: "what", text: action.label }),
      el("ul", {}, ...odds.map((one) => {
        const bar = el("span", { class: "bar" });
        const fill = el("i");
        fill.style.width = `${(one.chance * 100).toFixed(1)}%`;
        bar.append(fill);
        return el("li", {}, el("span", { text: one.label.replaceAll("_", " ") }), bar,
          el("b", { text: `${(one.chance * 100).toFixed(one.chance > 0.995 || one.chance < 0.005 ? 1 : 0)}%` }), el("small", { text: one.fraction ?? "" }));
      })),
    );
  }

  #hover(id) {
    if (!id || !this.active) return this.showOdds(null);
    const { choice } = this;
    const target = choice.resolve(id);
    if (!choice.can(target)) return;
    const after = choice.left.filter((action) => action.touches.includes(target));
    if (after.length === 1 && choice.rest(after[0]).length <= 1) this.showOdds(after[0]);
    else this.showOdds(null);
  }

  #focus(id) {
    if (!id) return;
    this.camera?.show(this.board.box(this.board.node(id)));
    this.#hover(id);
  }

  hint(action) {
    if (action) {
      this.board.ring(action.touches, "hint");
      this.showOdds(action);
    } else this.board.unring("hint");
  }

  // Why not?

  toggleWhy(on = !this.asking) {
    this.asking = on;
    document.body.classList.toggle("asking", on);
    $("#hf-why")?.setAttribute("aria-pressed", on);
    if (!on) this.closeWhy();
  }

  closeWhy() {
    const box = $("#hf-whynot");
    if (!box || box.hidden) return false;
    box.hidden = true;
    this.board.unring("doubt");
    return true;
  }

  async why(ids) {
    const known = [...new Set(ids)].filter((id) => this.board.has(id)).slice(0, 4);
    if (!known.length || !this.hooks.whynot) return;
    const id = this.asking ? known[0] : known.at(-1);
    this.board.ring([id], "doubt");
    // First together with what has been chosen, then with its first part, then alone.
    const { pointed } = this.choice;
    let reasons = [];
    for (const wanted of [[...pointed, id], [pointed[0], id], [id]]) {
      if (wanted.includes(undefined) || reasons.length) continue;
      reasons = await this.hooks.whynot([...new Set(wanted)]).catch(() => []);
    }
    this.showReasons(this.board.name(id), reasons);
  }

  showReasons(title, reasons) {
    const box = $("#hf-whynot");
    if (!box) return;
    $(".body", box).replaceChildren(
      el("h3", { text: title }),
      reasons.length
        ? el("ul", {}, ...reasons.slice(0, 4).map((one) => el("li", {},
            one.label ? el("b", { text: `${one.label}: ` }) : null,
            el("span", {}, ...cited(one.reason.includes(one.rule) ? one.reason : `${one.reason} ${one.rule ?? ""}`)))))
        : el("p", { text: say("nothing_here") }),
    );
    box.hidden = false;
  }

  // Keys

  #key(event) {
    this.byKey = true;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    const at = document.activeElement?.closest?.("[data-el]")?.dataset.el;
    const done = () => event.preventDefault();
    if (event.key === "Escape") {
      if (this.hooks.hurry?.() || this.back()) done();
      return;
    }
    if (isTyping(event.target)) return;
    if (at && (event.key === "Enter" || event.key === " ")) {
      done();
      if (this.hooks.hurry?.()) return;
      return this.#aim([this.choice.resolve(at)]);
    }
    if (event.key in ARROWS) {
      const [dx, dy] = ARROWS[event.key];
      if (at) {
        const next = this.board.neighbour(at, dx, dy);
        if (next) this.board.focus(next);
        return done();
      }
      if (document.activeElement === this.board.root) {
        this.camera?.pan(-dx * 60, -dy * 60);
        return done();
      }
      return;
    }
    const keys = {
      "/": () => this.palette.field?.focus(),
      b: () => this.board.focus([...this.board.lit][0]),
      "+": () => this.camera?.step("in"),
      "=": () => this.camera?.step("in"),
      "-": () => this.camera?.step("out"),
      0: () => this.camera?.step("fit"),
      w: () => this.toggleWhy(),
    };
    if (keys[event.key]) {
      keys[event.key]();
      done();
    }
  }
}
