// How quickly things are shown: as wanted in the settings, and quicker when much is waiting.

import { keepPref } from "./shape.js";

const RATES = { slow: 0.6, normal: 1, fast: 2.2, instant: Infinity };

let factor = 1;

/** What the person wants: "slow", "normal", "fast" or "instant". */
export const wish = () => document.documentElement.dataset.pace || "normal";

export function setWish(name) {
  document.documentElement.dataset.pace = name;
  keepPref("pace", name);
}

/** How many times as fast as usual things move now. */
export const rate = () => factor;

/** Go at the wanted pace, `more` times as fast; without an argument as usual. */
export function hasten(more = 0) {
  factor = more ? Math.min(20, (RATES[wish()] ?? 1) * more) : 1;
}
