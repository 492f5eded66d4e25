// What is played without being asked: the only thing that can be done, and answers that somebody gave once
// for all decisions of a kind. The game says which answers there are; the browser keeps them, match by match.

import { $, el, say } from "./page.js";

const PAUSE = 450;

export class Itself {
  /** `hooks`: play(action, words), odds(action), busy() -> whether something moves or is asked. */
  constructor(match, hooks) {
    this.key = `standing ${match}`;
    this.hooks = hooks;
    this.box = $("#hf-itself");
    this.held = -1;
    this.answers = new Map(this.#read());
  }

  /** After an undo the person decides anew. */
  hold(number) {
    this.held = number;
  }

  /** A decision has come: play what needs no asking. */
  async consider({ decision, number }, actions) {
    clearTimeout(this.timer);
    this.now = { decision, number, actions };
    const offered = (decision?.yours && decision.habits) || [];
    this.#draw(offered);
    if (!decision?.yours || number === this.held) return;
    const given = offered.find((one) => this.answers.has(one.id));
    const action = given ? actions.find((one) => one.key === String(given.action)) : await this.#forced(actions);
    if (action && this.now.number === number) this.#later(action, say(given ? "standing_told" : "forced_told", { what: action.label }));
  }

  /** The only action there is, unless dice would fall or much would be lost. */
  async #forced(actions) {
    if (document.documentElement.dataset.forced === "off" || actions.length !== 1 || actions[0].grave) return null;
    const { odds } = await this.hooks.odds(actions[0]);
    return odds.length ? null : actions[0];
  }

  #later(action, words) {
    const { number } = this.now;
    this.timer = setTimeout(() => {
      if (this.now.number !== number) return;
      // Whoever is not looking, or is asked something else, is waited for.
      if (document.hidden || this.hooks.busy()) this.#later(action, words);
      else this.hooks.play(action, words);
    }, PAUSE);
  }

  /** The answers that are offered now and those that stand, each to be switched on or off. */
  #draw(offered) {
    if (!this.box) return;
    const all = new Map([...offered.map((one) => [one.id, one.label]), ...this.answers]);
    this.box.hidden = !all.size;
    $("ul", this.box).replaceChildren(...[...all].map(([id, label]) =>
      el("li", {}, el("label", {}, el("input", { type: "checkbox", checked: this.answers.has(id), onchange: (event) => this.#set(id, label, event.target.checked) }), label))));
  }

  #set(id, label, on) {
    if (on) this.answers.set(id, label);
    else this.answers.delete(id);
    this.#keep();
    this.held = -1;
    this.consider(this.now, this.now.actions);
  }

  #read() {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "[]");
    } catch {
      return [];
    }
  }

  #keep() {
    try {
      if (this.answers.size) localStorage.setItem(this.key, JSON.stringify([...this.answers]));
      else localStorage.removeItem(this.key);
    } catch {
      // A browser that keeps nothing keeps it for this page.
    }
  }
}
