// Whole moves: who is clicked, then where to. The server tells where they can get to, by which way and
// for how much; nothing here knows a rule. While somebody is chosen, clicks on the board come here first.

import { post } from "./api.js";
import { Route } from "./route.js";
import { $, announce, el, isTouch, isTyping, say } from "./page.js";

/** How near a finger must come to something lit. */
const FINGER = 26;

export class Journey {
  /** `page`: the match page, whose board, state and ways to send are used. */
  constructor(page) {
    Object.assign(this, { page, board: page.board, box: $("#hf-journey"), route: new Route(page.board) });
    this.#forget();
    const { svg } = this.board;
    svg.addEventListener("click", (event) => this.#click(event) && event.stopPropagation(), { capture: true });
    svg.addEventListener("pointerover", (event) => this.#hover(event.target.closest("[data-el]")?.dataset.el));
    svg.addEventListener("focusin", (event) => this.#hover(event.target.closest("[data-el]")?.dataset.el));
    document.addEventListener("keydown", (event) => {
      if (!this.#key(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, { capture: true });
    $(".all", this.box)?.addEventListener("click", () => this.choose(this.#stack(this.who[0])));
    $(".alone", this.box)?.addEventListener("click", () => this.alone());
    $(".next", this.box)?.addEventListener("click", () => this.next());
    $(".go", this.box)?.addEventListener("click", () => this.go(this.aimed));
    $(".through", this.box)?.addEventListener("click", () => this.pass(this.aimed.to));
    $(".back", this.box)?.addEventListener("click", () => this.back());
  }

  /** A new position: nobody is chosen. */
  set() {
    this.#forget();
    this.answers = new Map();
    this.#draw();
  }

  /** Nothing can be chosen while things move. */
  rest() {
    this.#forget();
    this.#draw();
  }

  #forget() {
    Object.assign(this, { who: [], via: [], ways: new Map(), aimed: null, shown: null, looking: null });
  }

  get stacks() {
    const { decision } = this.page.state;
    return (decision?.yours && decision.travellers) || [];
  }

  /** Whether clicks are meant for journeys: not while something moves, or another action is half pointed out. */
  get open() {
    const { body } = document;
    const busy = this.page.moving || this.page.sending || body.classList.contains("asking");
    return this.stacks.length > 0 && !busy && !this.page.play.choice.chosen.length;
  }

  #stack(id) {
    return this.stacks.find((stack) => stack.includes(id)) ?? [];
  }

  // In hand

  /** Whether an element can be taken up for a journey. */
  travels(id) {
    return this.#stack(id).length > 0;
  }

  take(id) {
    return this.who.includes(id) ? undefined : this.#begin(id);
  }

  put(id) {
    if (this.ways.has(id)) this.#aim(id, false);
  }

  // Who

  /** These go. */
  async choose(who, byKey = false) {
    this.#forget();
    this.who = who;
    if (!who.length) {
      this.#draw();
      this.page.play.render();
      return;
    }
    await this.#look();
    if (!byKey || this.who !== who) return; // somebody else was chosen meanwhile
    const [first] = this.ways.keys();
    if (first) this.board.focus(first);
    announce(`${this.#names(this.who)}. ${say("journey_reach", { count: this.ways.size })}`);
  }

  /** The next stack that can still go. */
  next() {
    const { stacks } = this;
    const at = stacks.findIndex((stack) => stack.includes(this.who[0] ?? this.last));
    const stack = stacks[(at + 1) % stacks.length];
    if (!stack) return;
    [this.last] = stack;
    this.page.camera.show(this.board.box(this.board.node(stack[0])));
    this.#begin(stack[0], true);
  }

  /** All of a stack; where they cannot go together, the one that was meant. */
  async #begin(id, byKey = false) {
    const stack = this.#stack(id);
    await this.choose(stack, byKey);
    if (this.who === stack && !this.ways.size && stack.length > 1) await this.choose([id], byKey);
  }

  /** With its stack, alone, not at all. */
  #cycle(id) {
    if (!this.who.includes(id)) return this.#begin(id);
    return this.choose(this.who.length > 1 ? [id] : []);
  }

  /** Each of the stack alone, one after the other, and then all of it. */
  alone() {
    const stack = this.#stack(this.who[0]);
    const at = this.who.length > 1 ? 0 : stack.indexOf(this.who[0]) + 1;
    return this.choose(at < stack.length ? [stack[at]] : stack, true);
  }

  #toggle(id) {
    return this.choose(this.who.includes(id) ? this.who.filter((one) => one !== id) : [...this.who, id]);
  }

  // Where

  pass(id) {
    this.via.push(id);
    this.aimed = null;
    return this.#look();
  }

  back() {
    if (this.aimed) this.aimed = null;
    else if (this.via.length) this.via.pop();
    else return this.choose([]);
    return this.#look();
  }

  async #look() {
    const asked = JSON.stringify([this.who, this.via]);
    this.asked = asked;
    this.ways = new Map();
    this.shown = null;
    this.#draw();
    if (!this.answers.has(asked))
      this.answers.set(asked, post(`${this.page.api}/journeys`, { who: this.who, via: this.via }, { lang: this.page.state.lang })
        .then((answer) => answer.journeys, (error) => (this.page.toast(error.message), [])));
    document.body.classList.add("weighing");
    const answer = this.answers.get(asked);
    this.looking = answer;
    const found = await answer;
    document.body.classList.remove("weighing");
    if (this.looking === answer) this.looking = null;
    if (this.asked !== asked || !this.who.length) return;
    this.ways = new Map(found.map((one) => [one.to, one]));
    this.#draw();
  }

  /** What ends in the unknown is shown first and goes at the second click; so does everything under a finger. */
  #aim(id, touch) {
    const way = this.ways.get(id);
    if (this.aimed === way || !(touch || way.surprise)) return this.go(way);
    this.aimed = this.shown = way;
    this.#draw();
  }

  async go(way) {
    const { page } = this;
    if (!way || page.sending) return;
    page.setSending(true);
    const after = page.state.number;
    try {
      const answer = await post(`${page.api}/journey`, { actions: way.actions, after }, { lang: page.state.lang });
      // Without a button to take it back: it would lie where the next click goes.
      page.toast(answer.refusal || `${this.#few(way.who)} → ${this.#name(way.to)}`);
      if (!page.live.isOpen) await page.refresh();
    } catch (error) {
      page.refused(error);
      if (error.status === 409) await page.refresh();
    }
  }

  // What a person does

  #click(event) {
    if (!this.open) return false;
    const touch = event.pointerType === "touch";
    const under = this.board.under(event.clientX, event.clientY);
    const near = touch && !under.some((id) => this.board.lit.has(id)) ? this.board.nearest(event.clientX, event.clientY, FINGER) : null;
    if (near) under.unshift(near);
    const who = under.find((id) => this.#stack(id).length);
    const to = under.find((id) => this.ways.has(id));
    if (event.shiftKey && this.who.length && who) this.#toggle(who);
    else if (event.shiftKey && to) this.pass(to);
    else if (who && this.who.includes(who)) this.#cycle(who);
    else if (to) this.#aim(to, touch);
    else if (who) this.#cycle(who);
    else if (this.looking) this.#afterLook(event, under);
    else {
      // Somewhere else: whoever was chosen stays, and the page says why not.
      return false;
    }
    return true;
  }

  /** A click before the server has told where they can go counts as soon as it has. */
  async #afterLook(event, under) {
    await this.looking;
    if (!this.#click(event)) this.page.play.aim(under, event.pointerType === "touch");
  }

  #hover(id) {
    const way = this.aimed ?? this.ways.get(id) ?? null;
    if (way === this.shown) return;
    this.shown = way;
    this.#tell();
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || $("dialog[open]") || !this.open) return false;
    const at = document.activeElement?.closest?.("[data-el]")?.dataset.el;
    if (event.key === "n") this.next();
    else if (event.key === "a" && this.who.length) this.alone();
    else if (event.key === "Escape" && this.who.length) this.back();
    else if (event.key === "Enter" && this.ways.has(at)) event.shiftKey ? this.pass(at) : this.#aim(at, false);
    else if (event.key === "Enter" && this.#stack(at).length) this.#begin(at, true);
    else return false;
    return true;
  }

  // What is shown

  #name(id) {
    return this.board.name(id).split(/[:,]/)[0];
  }

  /** The first of them by name, and how many more. */
  #few(ids) {
    return ids.length > 2 ? `${this.#name(ids[0])} +${ids.length - 1}` : this.#names(ids);
  }

  #names(ids) {
    return ids.map((id) => this.#name(id)).join(", ");
  }

  #draw() {
    if (!this.box) return;
    const chosen = this.who.length > 0;
    this.box.hidden = !this.stacks.length || !document.body.classList.contains("mine");
    this.box.classList.toggle("chosen", chosen);
    const stacks = [...new Set(this.who.map((id) => this.#stack(id)))].flat();
    $(".party", this.box).replaceChildren(...stacks.map((id) => el("li", {},
      el("button", { type: "button", "data-points": id, "aria-pressed": String(this.who.includes(id)), onclick: () => this.#toggle(id), text: this.#name(id) }))));
    $(".all", this.box).hidden = !chosen || this.#stack(this.who[0]).every((id) => this.who.includes(id));
    $(".alone", this.box).hidden = stacks.length < 2;
    $(".back", this.box).hidden = !chosen;
    $(".through", this.box).hidden = $(".go", this.box).hidden = !this.aimed;
    if (chosen) this.board.light(new Set(this.ways.keys()), [...this.who, ...this.via], new Set(this.stacks.flat()));
    this.route.tolls([...this.ways.values()]);
    this.#tell();
  }

  #tell() {
    const way = this.shown;
    this.route.draw(way?.way ?? [], this.via);
    if (!this.box) return;
    const line = $(".way", this.box);
    if (!way) {
      line.textContent = say(this.who.length ? (this.ways.size ? (isTouch.matches ? "journey_where_touch" : "journey_where") : "journey_nowhere") : "journey_who");
      return;
    }
    const passed = way.way.slice(1, -1);
    line.replaceChildren(el("b", { text: this.#name(way.to) }),
      ` ${say("journey_cost", way)} `, passed.length ? `${say("journey_by", { way: this.#names(passed) })} ` : "", way.brings.join(" "),
      way.surprise ? ` ${say("journey_surprise")}` : "");
  }
}
