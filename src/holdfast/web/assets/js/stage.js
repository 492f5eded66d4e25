// The stage: what others and the rules do is shown step by step, with a banner, and whoever watches may
// pause, go on, go back, skip or see it again. A step is what the server tells of a moment: some lines of
// the log, what they changed on the board, and the phase it belongs to. No rule is known here.

import { rolled, hurryDice, throwDice } from "./dice.js";
import { hurry, show } from "./motion.js";
import { $, $$, announce, el, gameNotes, isTyping, moves, say, wantsNotes } from "./page.js";
import { knock } from "./sound.js";
import { hasten, rate, setWish, wish } from "./tempo.js";

// Milliseconds for which a step stays: to read it takes longer, the longer it is.
const GLANCE = 650;
const LETTER = 17;
const LONGEST = 4200;
const ROLL = 1400;
// What would take longer than this goes faster, up to three times.
const PATIENCE = 30_000;
// When dice lie, the step that they belong to stays for a while anyway.
const LYING = 260;
// When more updates than this wait, what is shown is no longer worth waiting for.
const MOST_BEHIND = 4;

/** How long it takes to read a step. */
function reading({ lines }) {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return Math.min(LONGEST, GLANCE + LETTER * letters);
}

const falls = ({ lines }) => lines.some((line) => rolled(line.event).length);

export class Stage {
  /** `hooks`: told(step) when a step is shown for the first time; look(marks) brings into sight;
   *  behind() how many updates wait; waits() for whom one waits afterwards, if for anybody; again() shows
   *  it once more; skipped() when somebody wants none of what waits; hurry() ends what moves otherwise. */
  constructor(board, hooks = {}) {
    this.board = board;
    this.hooks = hooks;
    this.root = $("#hf-stage");
    this.banner = el("p", { class: "stage-banner", "aria-hidden": "true", hidden: true });
    board.root.append(this.banner);
    this.steps = [];
    this.active = false;
    for (const button of $$("[data-stage]", this.root)) button.addEventListener("click", () => this[button.dataset.stage]());
    const speed = $("select", this.root);
    speed.value = wish();
    speed.addEventListener("change", () => this.speed(speed.value));
    // Before anybody else hears it: while something is shown, these keys are the stage's.
    document.addEventListener("keydown", (event) => this.#key(event), { capture: true });
  }

  /** Whether things are to be shown at all. */
  get isWanted() {
    return wish() !== "instant";
  }

  // Playing

  /** Show steps one after the other. Ends when all have been seen, or skipped. */
  async play(steps) {
    Object.assign(this, { steps, at: 0, reached: 0, paused: false, wants: null, active: true });
    // What the keyboard stood on may be out of sight meanwhile.
    const held = document.activeElement;
    document.body.classList.add("staging");
    // What was played is long told when the end of this is reached, and would lie on its summary.
    $("#hf-toast")?.setAttribute("hidden", "");
    document.body.classList.remove("mine");
    this.root.classList.remove("done", "waiting");
    this.root.hidden = false;
    this.#draw(steps[0], []);
    try {
      await this.#run();
    } finally {
      hasten();
      this.active = false;
      this.banner.hidden = true;
      // Where others go on, the question that is theirs does not come between.
      const waits = this.hooks.waits?.() ?? "";
      this.root.classList.toggle("waiting", Boolean(waits));
      if (waits) $(".count", this.root).textContent = waits;
      else this.close();
      if (document.activeElement === document.body && held?.isConnected) held.focus({ preventScroll: true });
    }
  }

  async #run() {
    while (this.at < this.steps.length || this.paused) {
      const wants = this.wants;
      this.wants = null;
      const behind = this.paused ? 0 : this.hooks.behind?.() ?? 0;
      if (wants === "skip" || behind > MOST_BEHIND) {
        while (this.at < this.steps.length) this.#put();
        $("#hf-dice")?.setAttribute("hidden", "");
        return;
      }
      hasten(this.#stretch() * (1 + Math.max(0, behind - 1)));
      if (wants === "back") this.#backward();
      else if (this.paused && wants !== "next") await this.#wait(Infinity);
      else if (this.at < this.steps.length) {
        await this.#forward();
        // The last one stays anyway, unless more is coming: nobody has to wait for it.
        if (this.at < this.steps.length || this.hooks.behind?.()) await this.#wait(reading(this.steps[this.at - 1]) / rate());
      } else this.#resume();
    }
  }

  /** How many times as fast as usual this goes, so that much does not take for ever. */
  #stretch() {
    const whole = this.steps.reduce((sum, step) => sum + reading(step) + (falls(step) ? ROLL : ROLL / 3), 0);
    return Math.min(3, Math.max(1, whole / PATIENCE));
  }

  /** Until the time is over, or somebody wants something. */
  #wait(time) {
    if (this.wants) return Promise.resolve();
    return new Promise((done) => {
      const timer = time === Infinity ? 0 : setTimeout(done, time);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  async #forward() {
    const step = this.steps[this.at];
    const rolls = falls(step);
    if (!rolls) $("#hf-dice")?.setAttribute("hidden", "");
    this.#draw(step, rolls ? [] : step.lines);
    if (rolls) await throwDice(step.lines, { fall: () => knock(), pause: LYING });
    const records = this.#put();
    this.#point(step);
    if (this.wants !== "skip") await show(this.board, records, step.lines);
  }

  /** Put the next step on the board and into the log. */
  #put() {
    const step = this.steps[this.at];
    step.back = this.board.reverse(step.elements);
    const records = this.board.apply(step.elements, step.order);
    this.at += 1;
    if (this.at > this.reached) {
      this.reached = this.at;
      this.hooks.told?.(step);
      for (const line of step.lines) {
        announce(line.text);
        if (wantsNotes()) for (const note of line.game_notes ?? []) announce(note.text);
      }
    }
    this.#draw(step);
    return records;
  }

  #backward() {
    if (this.at === 0) return;
    this.at -= 1;
    this.board.apply(...this.steps[this.at].back);
    $("#hf-dice")?.setAttribute("hidden", "");
    // Before the first step there is nothing to tell but what begins then.
    const shown = this.steps[this.at - 1] ?? { ...this.steps[0], lines: [] };
    this.#point(shown);
    this.#draw(shown);
    announce(shown.lines.map((line) => line.text).join(" "));
  }

  /** Ring what a step speaks of, and bring it into sight. */
  #point({ lines }) {
    const marks = [...new Set(lines.flatMap((line) => line.marks ?? []))].slice(0, 12);
    this.board.ring(marks, "stage");
    this.hooks.look?.(marks);
  }

  // What one can do

  #want(what) {
    if (!this.active) return;
    this.wants = what;
    hurryDice();
    hurry();
    this.wake?.();
  }

  /** On to the next step at once, without waiting for what still moves. */
  next() {
    this.#want("next");
  }

  back() {
    this.paused = true;
    this.#want("back");
  }

  pause() {
    if (this.paused) this.#resume();
    else {
      this.paused = true;
      this.#buttons();
      this.wake?.();
    }
  }

  #resume() {
    this.paused = false;
    this.#buttons();
    this.wake?.();
  }

  /** To the end of all that waits. */
  skip() {
    this.paused = false;
    this.hooks.skipped?.();
    this.#want("skip");
  }

  again() {
    if (!this.active) this.hooks.again?.();
  }

  close() {
    document.body.classList.remove("staging");
    this.board.unring("stage");
    this.root.hidden = true;
  }

  /** Nobody is waited for any more; what it all came to stays. */
  leave() {
    if (!this.root.classList.contains("done")) this.close();
  }

  speed(name) {
    setWish(name);
    if (!this.isWanted) this.skip();
    else if (this.active) hasten(1);
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
    const within = event.target.closest?.("#hf-stage select, #hf-stage button, a, summary, [role=tab]");
    const keys = { ArrowRight: "next", ArrowLeft: "back", " ": "pause", Escape: "skip" };
    const what = keys[event.key];
    if (!what) return;
    if (!this.active) {
      // Also what moves without being staged is over at once, wherever the keyboard stands.
      if (what !== "skip" || !this.hooks.hurry?.()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    // Whoever writes, or stands on a button, means that; Escape always means this.
    if (what !== "skip" && (isTyping(event.target) || (within && (event.key === " " || within.matches("select, [role=tab]"))))) return;
    this[what]();
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  // What is shown of it

  #draw(step, lines = step.lines) {
    const { phase } = step;
    if (this.banner.textContent !== phase) {
      this.banner.textContent = phase;
      // A new text comes in anew; where nothing moves it is simply there.
      if (moves()) this.banner.replaceWith((this.banner = this.banner.cloneNode(true)));
    }
    this.banner.hidden = !phase;
    $(".phase", this.root).textContent = phase || $(".phase", this.root).dataset.usual;
    $(".count", this.root).textContent = say("moment", { at: this.at, all: this.steps.length });
    $(".told", this.root).replaceChildren(...lines.map((line) => el("div", {},
      line.text, " ", line.rule ? el("a", { class: "cite", href: `/rules/${document.body.dataset.game}#${line.rule}`, "data-rule": line.rule, text: line.rule }) : null,
      ...gameNotes(line.game_notes))));
    this.#buttons();
  }

  #buttons() {
    const pause = $("[data-stage=pause]", this.root);
    pause.setAttribute("aria-pressed", String(this.paused));
    $("[data-stage=back]", this.root).disabled = this.at === 0;
  }

  /** What it came to, with the way to see it again, or for the first time. */
  sum(words, label = "usual") {
    this.close();
    $(".summary", this.root).textContent = words.join(" · ");
    const again = $("[data-stage=again]", this.root);
    again.textContent = again.dataset[label];
    this.root.classList.add("done");
    this.root.hidden = false;
  }

  /** Offer to show what somebody missed. */
  offer(words) {
    this.sum(words, "first");
  }
}
