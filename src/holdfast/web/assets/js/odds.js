// Odds: asked of the server once for each action, and drawn in short or in full.

import { el, percent } from "./page.js";

const chanceOf = (chance) => percent(chance, chance > 0.995 || chance < 0.005 ? 1 : 0);

/** What the odds mean for the one who decides, in a few words. */
export const badge = (told) => (told?.headline ? el("span", { class: "chance", text: told.headline }) : null);

/** Every outcome with a bar. */
export function bars(told) {
  return el("ul", { class: "bars" }, ...told.odds.map((one) => {
    const fill = el("i");
    fill.style.width = `${(one.chance * 100).toFixed(1)}%`;
    return el("li", {}, el("span", { text: one.label }), el("span", { class: "bar" }, fill), el("b", { text: chanceOf(one.chance) }));
  }));
}

const NONE = { odds: [], headline: "" };

export class Odds {
  /** `ask(action)` -> {odds, headline}; `onTold(action, told)` hears each answer. */
  constructor(ask, onTold) {
    this.hook = ask;
    this.onTold = onTold;
    this.clear();
  }

  clear() {
    this.asked = new Map();
  }

  async of(action) {
    if (!this.hook) return NONE;
    let asked = this.asked.get(action.key);
    if (!asked) {
      asked = this.hook(action).catch(() => NONE);
      this.asked.set(action.key, asked);
    }
    const { asked: now } = this;
    const told = await asked;
    if (now === this.asked) this.onTold(action, told);
    return told;
  }
}
