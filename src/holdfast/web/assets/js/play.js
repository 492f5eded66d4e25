// Playing by pointing: shared by a match and by a lesson. It lights what can be clicked, narrows with
// each click in any order, and offers what is left beside its target. Nothing is rolled unannounced.

import { putBeside } from "./beside.js";
import { Choice, sort } from "./choose.js";
import { listen } from "./keys.js";
import { Odds, badge, bars } from "./odds.js";
import { $, el } from "./page.js";
import { Popover, choiceButton } from "./popover.js";
import { Why } from "./why.js";

/** Half of what a finger needs. */
const FINGER = 22;
const MOST_BUTTONS = 14;
const MOST_OFFERED = 8;
const MOST_ASKED = 16;

export class Play {
  /**
   * `hooks`: play(action), odds(action) -> {odds, headline}, whynot(ids) -> reasons, hurry() -> true
   * when something was still moving and has now arrived.
   */
  constructor({ board, camera, palette, hooks }) {
    Object.assign(this, { board, camera, palette, hooks });
    this.choice = new Choice([], board.has);
    this.popover = new Popover(board, { pick: (action) => this.pick(action), point: (id) => this.point(id) });
    this.odds = new Odds((action) => hooks.odds?.(action) ?? Promise.reject(), (action, told) => this.#told(action, told));
    this.why = new Why(board, (ids) => hooks.whynot(ids), hooks.look);
    this.path = $("#hf-path");
    this.oddsBox = $("#hf-odds");
    board.svg.addEventListener("click", (event) => this.#click(event));
    board.svg.addEventListener("pointerover", (event) => event.pointerType !== "touch" && this.#hover(event.target.closest("[data-el]")?.dataset.el));
    board.svg.addEventListener("pointerleave", () => this.#hover(null));
    board.svg.addEventListener("focusin", (event) => this.#focus(event.target.closest("[data-el]")?.dataset.el));
    document.addEventListener("pointerdown", () => (this.byKey = false), { capture: true });
    $("#hf-back")?.addEventListener("click", () => this.back());
    listen(this);
    if ($("[data-part]", board.elements)) this.#parts();
  }

  /** Few drawings have parts of their own: others do not ask for what shows the way to them. */
  async #parts() {
    const { Places } = await import("./places.js");
    this.places = new Places(this.board, this.camera);
    this.#tell();
  }

  /** What can be pointed at in each part of the board, and once all is pointed out, what else could be instead. */
  #tell() {
    const { next, instead, left } = this.choice;
    if (next.size) this.places?.set(next, (id) => this.choice.kind(id));
    else this.places?.set(instead, () => left[0]?.kind);
  }

  /** New legal actions: begin again, or where they are the same as before, `keeps` what has been pointed at. */
  set(actions, { keeps = false } = {}) {
    const { chosen } = this.choice;
    this.choice = new Choice(actions, this.board.has, (id, other) => this.board.overlap(id, other));
    if (keeps) for (const id of chosen) this.choice.point(id);
    this.odds.clear();
    this.palette.odds.clear();
    this.palette.clearSearch();
    this.why.toggle(false);
    this.render();
    this.#comeBack();
  }

  /** Nothing can be chosen while things move; what is listed stays, so that the page keeps still. */
  rest() {
    this.choice = new Choice([], this.board.has);
    this.board.light(new Set());
    this.#tell();
    this.popover.hide();
    if (this.path) this.path.hidden = true;
    this.showOdds(null);
  }

  get active() {
    return this.choice.actions.length > 0;
  }

  render() {
    const { choice } = this;
    const { left, ready } = choice;
    this.board.light(choice.next, choice.pointed, new Set([...choice.open, ...choice.instead]), (id) => choice.kind(id));
    this.#tell();
    if (this.camera?.scrolls) this.camera.reveal(this.board.boxes(choice.next), this.board.wholes());
    this.board.unring("hint");
    this.palette.show(left);
    this.#drawPath();
    this.#drawButtons();
    this.#offer(choice.offered(MOST_OFFERED));
    this.showOdds(null);
    for (const action of [...(left.length <= MOST_OFFERED ? left : ready), ...choice.buttons].slice(0, MOST_ASKED)) this.odds.of(action);
    document.body.classList.toggle("choosing", choice.chosen.length > 0);
  }

  #drawPath() {
    if (!this.path) return;
    const { chosen } = this.choice;
    this.path.hidden = !chosen.length;
    $("ol", this.path).replaceChildren(...chosen.map((id) => el("li", { text: this.board.name(id).split(/[:,]/)[0] })));
  }

  /** Buttons for what needs no pointing. A long list of them is better searched than shown. */
  #drawButtons() {
    const box = $("#hf-buttons");
    const list = this.choice.buttons;
    box?.replaceChildren(...(list.length <= MOST_BUTTONS ? list : []).map((action) => choiceButton(action, (one) => this.pick(one))));
  }

  #offer(actions) {
    if (!actions.length || this.weighing) return this.popover.hide();
    this.popover.offer(actions, this.choice.target(actions[0]), new Set([...this.choice.next, ...this.choice.instead]));
  }

  // Pointing

  #click(event) {
    if (this.hooks.hurry?.()) return;
    const touch = event.pointerType === "touch";
    const under = this.board.under(event.clientX, event.clientY).map((id) => this.choice.resolve(id));
    // A finger is wider than a counter on a small screen: the nearest lit thing is what is meant.
    if (touch && !under.some((id) => this.choice.next.has(id) || this.popover.at === id)) {
      const near = this.board.nearest(event.clientX, event.clientY, FINGER);
      if (near) return this.point(near, touch);
    }
    if (touch && !this.why.asking && this.#stack(event)) return;
    if (!under.length) return this.why.close();
    this.aim(under, touch);
  }

  /** Go on with the first of these that fits, turn to one that does not, or say why not. */
  aim(under, touch = false) {
    const { choice } = this;
    if (this.why.asking || !this.active) return this.why.about(under[0], choice.pointed);
    const { next } = choice;
    const last = choice.chosen.at(-1);
    const at = this.popover.only ? this.popover.at : null;
    const id = under.find((one) => one === at) ?? under.find((one) => next.has(one)) ?? under.find((one) => one === last) ?? under.find((one) => choice.can(one));
    if (id) return this.point(id, touch);
    const other = under.find((one) => choice.begins(one));
    if (other && choice.turn(other)) return this.#narrowed(touch);
    return this.why.about(other ?? under[0], choice.pointed);
  }

  /** A finger on a stack cannot tell its counters apart: they are laid out by name, to choose one. */
  #stack({ clientX, clientY }) {
    const here = [...this.choice.next].filter((id) => {
      const box = this.board.node(id)?.getBoundingClientRect();
      return box && box.left <= clientX && clientX <= box.right && box.top <= clientY && clientY <= box.bottom;
    });
    const top = this.board.under(clientX, clientY).find((id) => here.includes(id));
    const alike = top ? here.filter((id) => sort(id) === sort(top)) : [];
    if (alike.length < 2) return false;
    this.popover.spread(alike, top);
    return true;
  }

  /** Point at an element: by a click, by a finger or by a key. */
  point(id, touch = false) {
    this.why.close();
    const { choice } = this;
    // A second click on the target of the one thing that is offered confirms it.
    if (this.popover.only && this.popover.at === id) return this.popover.isFresh ? undefined : this.pick(this.popover.only);
    if (choice.chosen.at(-1) === id) return this.back();
    choice.point(id);
    return this.#narrowed(touch);
  }

  /** What is left after a click is played if it is one, meant, and rolls nothing; else it is offered. */
  async #narrowed(touch) {
    const { left, ready } = this.choice;
    const [action] = ready;
    const plain = left.length === 1 && ready.length === 1 && !touch && action.kind !== "attack" && this.choice.isMeant(action);
    if (plain && (await this.#rollsNothing(action))) return this.pick(action);
    this.render();
    if (this.byKey && !this.popover.isOpen) this.board.focus([...this.choice.next].find((one) => this.board.has(one)));
  }

  async #rollsNothing(action) {
    this.weighing = true;
    document.body.classList.add("weighing");
    this.render();
    const { odds } = await this.odds.of(action);
    this.weighing = false;
    document.body.classList.remove("weighing");
    return !odds.length && this.choice.left.length === 1 && this.choice.left[0].key === action.key;
  }

  async pick(action) {
    if (!action || this.hooks.hurry?.()) return;
    if (action.grave && !(await this.#isSure(action))) return;
    this.#leave();
    this.popover.hide();
    this.board.light(new Set(), action.touches, new Set());
    this.hooks.play(action);
  }

  /** What throws much away asks once. */
  async #isSure(action) {
    const dialog = $("#hf-sure");
    if (!dialog) return true;
    $("h2", dialog).textContent = action.label;
    $(".lost", dialog).textContent = action.grave;
    dialog.returnValue = "";
    dialog.showModal();
    await new Promise((done) => dialog.addEventListener("close", done, { once: true }));
    return dialog.returnValue === "yes" && this.choice.actions.includes(action);
  }

  back() {
    if (this.why.close()) return true;
    if (this.why.asking) {
      this.why.toggle(false);
      return true;
    }
    if (!this.choice.chosen.length) {
      const open = this.popover.isOpen;
      this.popover.hide();
      return open;
    }
    const id = this.choice.back();
    this.render();
    if (this.byKey && !this.popover.isOpen) this.board.focus(id);
    return true;
  }

  // The focus stays where the person with the keyboard was

  #leave() {
    const at = document.activeElement;
    if (!this.byKey) this.home = null;
    else if (at?.closest("#hf-actions")) this.home = { list: true };
    else if (at?.closest("#hf-buttons")) this.home = { buttons: true };
    else this.home = { spot: this.board.center(this.popover.isOpen ? this.popover.at : at?.dataset?.el) };
  }

  #comeBack() {
    const at = document.activeElement;
    // What has just been hidden keeps the focus for a moment more.
    if (!this.home || !this.active || (at && at !== document.body && at.checkVisibility())) return;
    const { list, buttons, spot } = this.home;
    if (list) return this.palette.field?.focus({ preventScroll: true });
    const button = $("#hf-buttons button");
    const near = this.board.closest(spot);
    if ((buttons && button) || !near) (button ?? this.board.root).focus({ preventScroll: true });
    else this.board.focus(near);
  }

  // Odds

  #told(action, told) {
    this.palette.setOdds(action.key, told);
    this.popover.told(action, told);
  }

  /** A look ahead, beside what it is about; nothing that can be clicked is covered. */
  async showOdds(action) {
    if (!this.oddsBox) return;
    this.shown = action;
    if (!action || this.popover.isOpen) {
      this.oddsBox.hidden = true;
      return;
    }
    const told = await this.odds.of(action);
    if (this.shown !== action || this.popover.isOpen) return;
    this.oddsBox.hidden = !told.odds.length;
    if (!told.odds.length) return;
    this.oddsBox.replaceChildren(el("p", { class: "what", text: action.label }), badge(told) ?? "", bars(told));
    putBeside(this.board, this.oddsBox, this.choice.target(action) ?? this.choice.pointed[0], new Set([...this.choice.next, ...action.touches]));
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
    } else {
      this.board.unring("hint");
      this.showOdds(null);
    }
  }
}
