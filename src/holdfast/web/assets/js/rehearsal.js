// Deciding ahead of one's turn: the server shows how it would look, nothing is played, everything can be
// changed, until one is ready. The list of actions is kept by this browser and, when ready, by the server.

import { post } from "./api.js";
import { $, isTyping, say } from "./page.js";

/** What this browser keeps under a key; some keep nothing. */
const kept = (key) => {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
};
const keep = (key, value) => {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    /* the page works without */
  }
};

export class Rehearsal {
  /** `page`: the match page, whose board, choices and state are used. */
  constructor(page) {
    Object.assign(this, { page, board: page.board, box: $("#hf-rehearsal"), plan: [], isReady: false, asked: 0, found: null });
    this.board.svg.addEventListener("click", (event) => this.#click(event) && event.stopPropagation(), { capture: true });
    document.addEventListener("keydown", (event) => {
      if (event.key !== "u" || event.ctrlKey || event.metaKey || isTyping(event.target) || !this.open || !this.plan.length) return;
      event.stopImmediatePropagation();
      this.back();
    }, { capture: true });
    $(".ready", this.box)?.addEventListener("click", () => this.ready());
    $(".back", this.box)?.addEventListener("click", () => this.back());
    $(".anew", this.box)?.addEventListener("click", () => this.show([]));
    $(".change", this.box)?.addEventListener("click", () => this.#withdraw());
  }

  get active() {
    const { ahead, yours, eyes } = this.page.state;
    return Boolean(ahead) && (yours ?? []).includes(eyes);
  }

  /** Whether something can still be changed. */
  get open() {
    return this.active && !this.isReady && this.found !== null;
  }

  get #key() {
    return `plan ${this.page.state.match} ${this.page.state.eyes}`;
  }

  get #path() {
    return `${this.page.api}/seats/${this.page.state.eyes}`;
  }

  /** A new position: go on with what was decided so far. */
  set() {
    const { active } = this;
    document.body.classList.toggle("rehearsing", active);
    if (this.box) this.box.hidden = !active;
    if (!active) {
      if (this.found) keep(this.#key, null);
      Object.assign(this, { plan: [], isReady: false, found: null });
      return;
    }
    const { plan, isReady } = kept(this.#key) ?? { plan: this.plan, isReady: this.isReady };
    // What was sent is sent again: the server may have forgotten it.
    if (isReady && !this.isReady) this.#send(plan).catch(() => (this.isReady = false));
    this.isReady = isReady;
    if (this.found) this.#draw();
    this.show(plan);
  }

  /** An action was chosen: it joins the plan. Returns whether it was meant for it. */
  take(action) {
    if (!this.active) return false;
    this.show([...this.plan, action.do]);
    return true;
  }

  back() {
    return this.show(this.plan.slice(0, -1));
  }

  /** How it looks after these; what does not fit leaves everything as it was. */
  async show(plan) {
    this.asked += 1;
    const { asked } = this;
    document.body.classList.add("weighing");
    try {
      const found = await post(`${this.#path}/rehearsal`, { actions: plan }, this.page.where);
      if (asked !== this.asked || !this.active) return false;
      Object.assign(this, { plan, found });
      keep(this.#key, { plan, isReady: this.isReady });
      this.#draw();
      return true;
    } catch (error) {
      if (asked !== this.asked || !this.active) return false;
      // A plan from another deal is forgotten; one that is being changed stays as it was.
      if (!this.found && plan.length) return this.show([]);
      if (this.found) this.#draw();
      this.page.toast(error.status === 422 ? say("rehearsal_rests") : error.message);
      return false;
    } finally {
      document.body.classList.remove("weighing");
    }
  }

  async ready() {
    try {
      this.isReady = true;
      keep(this.#key, { plan: this.plan, isReady: true });
      await this.#send(this.plan);
      if (this.active) this.#draw();
      if (!this.page.live.isOpen) await this.page.refresh();
    } catch (error) {
      this.isReady = false;
      this.page.toast(error.message);
      this.#draw();
    }
  }

  #send(actions) {
    return post(`${this.#path}/plan`, { actions }, { lang: this.page.state.lang });
  }

  async #withdraw() {
    await this.#send([]);
    this.isReady = false;
    return this.show(this.plan);
  }

  /** Take a piece up again that was put somewhere; it lies where it lay before. Its new element, or nothing. */
  async takeUp(id) {
    const { action, lies } = this.found.loose[id];
    return (await this.show(this.plan.filter((_, at) => at !== action))) ? lies : null;
  }

  isLoose(id) {
    return this.open && Boolean(this.found.loose[id]) && !this.page.play.choice.chosen.length;
  }

  #click({ clientX, clientY }) {
    if (!this.open) return false;
    const under = this.board.under(clientX, clientY);
    if (under.some((id) => this.board.lit.has(id))) return false;
    const id = under.find((one) => this.isLoose(one));
    if (!id) return false;
    this.takeUp(id).then((lies) => lies && this.page.play.point(lies));
    return true;
  }

  #draw() {
    const { page, found } = this;
    page.board.replace(found.elements, found.order);
    Object.assign(page.defs, found.defs);
    page.state.legal = this.isReady ? [] : found.legal;
    page.play.set(page.actions);
    // What can be taken and where it can go are lit together: either may be clicked first.
    if (!page.play.choice.chosen.length) page.board.light(page.play.choice.open);
    $("#hf-actions").hidden = this.isReady || found.done;
    // The coach knows what really stands there: he is of use before anything is tried out on it.
    page.coach.rest(Boolean(page.state.decision?.yours) && !this.plan.length && !this.isReady);
    if (!page.state.decision?.yours) $("#hf-prompt .who").textContent = say("rehearsal_who");
    $("#hf-prompt .text").textContent = found.done ? say(this.isReady ? "rehearsal_ready" : "rehearsal_done") : found.prompt;
    if (!this.box) return;
    $(".ready", this.box).hidden = this.isReady;
    $(".ready", this.box).disabled = !found.done;
    $(".change", this.box).hidden = !this.isReady;
    for (const name of ["back", "anew"]) $(`.${name}`, this.box).hidden = this.isReady || !this.plan.length;
    this.box.dataset.steps = this.plan.length;
  }
}
