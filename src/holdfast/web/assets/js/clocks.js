// The clocks of a match with a time limit: the server says how they stand, and they run on here.

import { $, say } from "./page.js";

const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

/** "2 d 4 h", "3 h 20 min" or "4:05". */
function told(seconds) {
  const s = Math.max(0, Math.floor(seconds));
  if (s >= DAY) return say("time_days", { days: Math.floor(s / DAY), hours: Math.floor((s % DAY) / HOUR) });
  if (s >= HOUR) return say("time_hours", { hours: Math.floor(s / HOUR), minutes: Math.floor((s % HOUR) / MINUTE) });
  return `${Math.floor(s / MINUTE)}:${String(s % MINUTE).padStart(2, "0")}`;
}

export class Clocks {
  constructor(root) {
    this.root = root;
    this.time = null;
  }

  /** How they stand now; null where there is no limit, or where it is over. */
  set(time) {
    if (!this.root) return;
    this.root.hidden = !time;
    if (time === this.time) return;
    this.time = time;
    this.since = performance.now();
    clearInterval(this.timer);
    if (!time) return;
    this.#draw();
    // A clock of days needs no second hand, and a hidden page no clock.
    if (time.runs !== null) this.timer = setInterval(() => document.hidden || this.#draw(), 1000);
  }

  #draw() {
    const gone = (performance.now() - this.since) / 1000;
    for (const [seat, left] of Object.entries(this.time.left)) {
      const item = $(`[data-seat="${CSS.escape(seat)}"]`, this.root);
      if (!item) continue;
      const runs = String(this.time.runs) === seat;
      const now = runs ? left - gone : left;
      item.hidden = left === null;
      item.classList.toggle("runs", runs);
      item.classList.toggle("few", left !== null && now <= this.time.seconds / 4);
      if (left !== null) $("b", item).textContent = told(now);
    }
  }
}
