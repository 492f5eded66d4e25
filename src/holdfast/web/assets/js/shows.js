// What a match shows step by step: which updates are worth it, what can be seen again, and what happened
// since somebody was here last.

import { get } from "./api.js";
import { say } from "./page.js";
import { Stage } from "./stage.js";

const KEY = "seen";
const MOST_KEPT = 100;
// Of what goes on for ever, as somebody who only watches sees it, so many actions can be seen again.
const MOST_AGAIN = 60;

/** How many actions of each match this browser has seen, the latest last. */
function readSeen() {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return [];
  }
}

function keepSeen(match, actions) {
  const others = readSeen().filter(([id]) => id !== match);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [match, actions]].slice(-MOST_KEPT))));
  } catch {
    // A browser that keeps nothing offers nothing.
  }
}

export class Shows {
  /** `page`: the match page, whose state, board, log and queue this works with. */
  constructor(page) {
    this.page = page;
    this.stage = new Stage(page.board, {
      told: (step) => {
        if (this.isAgain || !step.lines.length) return;
        page.log.update(step.lines[0].i, step.lines);
        document.getElementById("hf-clock").textContent = step.clock ?? "";
      },
      look: (marks) => page.camera.scrolls && page.camera.reveal(page.board.boxes(marks)),
      behind: () => (page.waiting ?? 1) - 1,
      waits: () => this.#waits(),
      again: () => page.enqueue(() => this.again()),
      skipped: () => (this.jumps = page.waiting ?? 1),
      hurry: () => page.hurry(),
    });
    /** What can be seen again: after how many actions it began and ended, and what it came to. */
    this.range = null;
    this.words = [];
    /** Whether what comes next is something new, and not more of that. */
    this.isSeen = true;
    /** How many of the updates in hand are not to be shown. */
    this.jumps = 0;
    document.addEventListener("visibilitychange", () => this.saw());
  }

  /** Begin: offer what happened since the last visit, unless it was one's own doing. */
  welcome() {
    const { match, actions, log, yours } = this.page.state;
    const seen = new Map(readSeen()).get(match);
    this.saw();
    const missed = log.filter((line) => line.at > seen);
    if (!(seen < actions) || !missed.some((line) => this.#isForeign(line, yours))) return;
    this.range = { from: seen, to: actions };
    this.words = [say("since", { count: actions - seen })];
    this.stage.offer(this.words);
  }

  /** What stands now has been seen, if somebody looks. */
  saw() {
    if (!document.hidden) keepSeen(this.page.state.match, this.page.state.actions);
  }

  #isForeign = ({ seat, by_game: byGame }, yours) => Boolean(byGame) || !yours?.includes(seat);

  /** Show an update, if it is worth it. "shown" when all of it is on the board and in the log; "plain"
   *  where it is one's own doing, and "at once" where nobody wants to see it happen. */
  async show(update) {
    const { yours } = this.page.state;
    const foreign = update.kind === "play" && update.log.some((line) => this.#isForeign(line, yours));
    const at = update.actions;
    const from = at - (update.steps ?? 1);
    if (!foreign) {
      // What was seen can be seen again until something else is, unless it was taken back.
      if (update.kind === "undo") this.#forget();
      else this.stage.leave();
      this.isSeen = true;
      return "plain";
    }
    const first = this.isSeen ? from : this.range?.from ?? from;
    this.isSeen = false;
    this.range = { from: Math.max(first, at - MOST_AGAIN), to: at };
    if (this.jumps > 0) this.jumps -= 1;
    if (!this.stage.isWanted || this.jumps > 0 || document.hidden) {
      this.stage.close();
      return "at once";
    }
    const steps = await this.#ask(from, at);
    if (!steps.length) return "plain";
    await this.stage.play(steps);
    return "shown";
  }

  #forget() {
    this.range = null;
    this.stage.close();
  }

  /** Who is thinking about what comes next, if it is not for us to decide. */
  #waits() {
    const { decision, over, players } = this.page.state;
    if (over || !decision || decision.yours || this.isAgain) return "";
    const player = players?.find((one) => one.seat === decision.seat);
    return say(player?.kind === "bot" ? "thinking" : "waiting", { who: player?.name || player?.seat_name || String(decision.seat) });
  }

  /** All steps between two moments; nothing where the server cannot say. */
  async #ask(from, to) {
    const steps = [];
    try {
      while (from < to) {
        const told = await get(`${this.page.api}/steps`, { ...this.page.where, from, to });
        steps.push(...told.steps);
        if (told.to <= from) break;
        from = told.to;
      }
    } catch (error) {
      console.warn(error); // what happened is on the board all the same
      return [];
    }
    return steps;
  }

  /** When it is over: what it came to, for whoever is to decide now. */
  async sum() {
    this.saw();
    const { range } = this;
    const { decision, over } = this.page.state;
    if (!range || this.isSeen || !(decision?.yours || over)) return;
    this.stage.close();
    const told = await get(`${this.page.api}/steps`, { ...this.page.where, ...range, sum: 1 }).catch(() => null);
    if (this.range !== range || !told?.summary.length) return;
    this.words = told.summary;
    this.stage.sum(this.words);
  }

  /** Once more, from where it began. The board comes back to the present in any case. */
  async again() {
    const { page, range } = this;
    if (!range) return;
    const [now, order] = [Object.fromEntries(page.board.sources), page.board.order];
    const [first, steps] = await Promise.all([
      get(`${page.api}/frames/${range.from}`, { ...page.where, from: page.state.actions }),
      this.#ask(range.from, range.to),
    ]);
    if (!steps.length) return;
    page.rest(true);
    this.isAgain = true;
    try {
      page.board.apply(first.elements, first.order);
      await this.stage.play(steps);
    } finally {
      this.isAgain = false;
      page.board.apply(page.board.until(now), order);
      page.rest(false);
    }
    page.draw();
    this.stage.sum(this.words);
  }
}
