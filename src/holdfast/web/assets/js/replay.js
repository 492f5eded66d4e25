// Replay: a slider through a match; each step asks only for what differs from the moment before.

import { get, post } from "./api.js";
import { Board } from "./board.js";
import { Camera } from "./camera.js";
import { throwDice } from "./dice.js";
import { Inspector } from "./inspect.js";
import { hurry, show } from "./motion.js";
import { $, $$, announce, data, el, gameNotes, isTyping, say } from "./page.js";
import { openRules } from "./rule.js";
import { StandingBar } from "./standing.js";
import { Stage } from "./stage.js";

// With more lines than this, an action is shown step by step; so is whatever the rules do by themselves.
const FEW_LINES = 2;

class Replay {
  constructor(frame) {
    this.frame = frame;
    this.match = document.body.dataset.match;
    this.eyes = frame.eyes;
    this.look = { lang: document.documentElement.lang, shape: frame.shape, inks: frame.inks };
    this.board = new Board($("#hf-board"));
    this.camera = new Camera($("#hf-board"));
    this.inspector = new Inspector(this.board, {
      ask: (id) => get(`/api/matches/${this.match}/look`, { el: id, eyes: this.eyes, at: this.frame.at, lang: this.look.lang }),
      clicks: true,
    });
    this.standing = new StandingBar($("#hf-standing"), this.board, this.camera);
    this.stage = new Stage(this.board, {
      look: (marks) => this.camera.scrolls && this.camera.reveal(this.board.boxes(marks)),
    });
    this.slider = $("#hf-at");
    /** Where turns begin, in order: `{at, title}`. */
    this.turns = data("hf-turns") ?? [];
    $("#hf-turn")?.addEventListener("change", (event) => {
      this.stop();
      this.go(Number(event.target.value), false);
    });
    this.wanted = frame.at;
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value), false));
    $("#hf-replay-form").addEventListener("submit", (event) => event.preventDefault());
    for (const button of $$("[data-step]"))
      button.addEventListener("click", (event) => {
        event.preventDefault();
        this.step(button.dataset.step);
      });
    document.addEventListener("keydown", (event) => this.key(event));
    $("#hf-share")?.addEventListener("click", () => this.share());
    $("#hf-moves")?.addEventListener("click", (event) => {
      const link = event.target.closest("a[data-at]");
      if (!link) return;
      event.preventDefault();
      this.go(Number(link.dataset.at));
    });
    const lines = $("#hf-lines");
    for (const kind of ["pointerover", "focusin"])
      lines.addEventListener(kind, (event) => {
        const index = event.target.closest("li")?.dataset.index;
        this.board.ring(index === undefined ? [] : this.frame.log[index]?.marks, "ring");
      });
    lines.addEventListener("pointerleave", () => this.board.unring("ring"));
    this.draw();
  }

  step(what) {
    const { at, actions } = this.frame;
    const turns = this.turns.map((turn) => turn.at);
    const to = {
      first: 0, back: this.wanted - 1, on: this.wanted + 1, last: actions,
      turn_back: turns.findLast((one) => one < this.wanted) ?? 0,
      turn_on: turns.find((one) => one > this.wanted) ?? actions,
    };
    if (what === "play") return this.toggle();
    if (this.stage.active && (what === "on" || what === "back")) return this.stage[what === "on" ? "next" : "back"]();
    this.stop();
    this.go(Math.max(0, Math.min(actions, to[what] ?? at)));
  }

  /** Go to a moment. A drag over many moments asks only for the one where it rests. */
  async go(at, animate = true) {
    this.wanted = at;
    this.slider.value = at;
    if (this.busy) return this.stage.active ? this.stage.skip() : hurry();
    this.busy = true;
    try {
      while (this.frame.at !== this.wanted) {
        const from = this.frame.at;
        const to = this.wanted;
        const frame = await get(`/api/matches/${this.match}/frames/${to}`, { eyes: this.eyes, ...this.look, from });
        this.frame = frame;
        $("#hf-dice")?.setAttribute("hidden", "");
        const staged = animate && to === from + 1 && (await this.stepThrough(from, frame.log ?? []));
        const records = this.board.apply(this.board.news(frame.elements), frame.order);
        this.draw();
        if (animate && !staged) await this.move(records, to - from);
      }
    } finally {
      this.busy = false;
    }
  }

  /** Let things move to the frame that is drawn now, `way` moments on or back: only neighbours do. */
  async move(records, way) {
    const log = this.frame.log ?? [];
    if (way === 1) throwDice(log);
    if (Math.abs(way) === 1) await show(this.board, records, way === 1 ? log : []);
  }

  /** Show what an action led to step by step, and whether that was worth it. */
  async stepThrough(from, lines) {
    if (!this.stage.isWanted || (lines.length <= FEW_LINES && !lines.some((line) => line.by_game))) return false;
    const where = { eyes: this.eyes, ...this.look, from, to: from + 1 };
    const told = await get(`/api/matches/${this.match}/steps`, where).catch(() => null);
    if (!(told?.steps.length > 1)) return false;
    await this.stage.play(told.steps);
    return true;
  }

  draw() {
    const { frame } = this;
    $("#hf-where").textContent = say("moment", { at: frame.at, all: frame.actions });
    $("#hf-label").textContent = frame.at ? (frame.label ?? "…") : say("setup");
    $("#hf-lines").replaceChildren(...(frame.log ?? []).map((line, index) => el("li", { "data-index": index, tabindex: line.marks?.length ? 0 : null },
      el("span", { text: line.text }), " ",
      line.rule ? el("a", { class: "cite", href: `/rules/${document.body.dataset.game}#${line.rule}`, "data-rule": line.rule, text: line.rule }) : null, ...gameNotes(line.game_notes))));
    $("#hf-clock").textContent = frame.clock;
    this.standing.set(frame.standing);
    this.inspector.rest();
    $("#hf-incidents")?.replaceChildren(...(frame.incidents ?? []).map((one) => el("li", { text: one.text })));
    $("#hf-asked").textContent = frame.result?.sentence ?? frame.prompt?.text ?? "";
    for (const link of $$("#hf-moves a[data-at]")) {
      const on = Number(link.dataset.at) === frame.at;
      if (on) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
      if (on) {
        // Only the list scrolls, never the page with the board on it.
        const list = $("#hf-moves");
        const room = list.clientHeight - link.offsetHeight;
        const top = link.offsetTop - list.offsetTop;
        if (top < list.scrollTop || top > list.scrollTop + room) list.scrollTop = top - room / 2;
      }
    }
    for (const field of $$("input[name=at][type=hidden]")) field.value = frame.at;
    for (const button of $$("[data-unless-over]")) button.disabled = Boolean(frame.result && !frame.result.ended);
    const turn = this.turns.findLast((one) => one.at <= frame.at);
    if ($("#hf-turn")) $("#hf-turn").value = turn?.at ?? 0;
    for (const mark of $$("svg.marks [data-turn]")) mark.classList.toggle("past", Number(mark.dataset.turn) <= frame.at);
    const address = new URL(location.href);
    address.searchParams.set("at", frame.at);
    history.replaceState(null, "", address);
    announce([frame.label, ...(frame.log ?? []).map((line) => line.text)].filter(Boolean).join(" "));
    $("#hf-shared").hidden = true;
  }

  toggle() {
    if (this.timer) return this.stop();
    $("[data-step=play]").setAttribute("aria-pressed", "true");
    const on = async () => {
      if (this.wanted >= this.frame.actions) return this.stop();
      await this.go(this.wanted + 1);
      if (this.timer) this.timer = setTimeout(on, 900);
    };
    this.timer = setTimeout(on, 10);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = null;
    $("[data-step=play]")?.setAttribute("aria-pressed", "false");
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || (isTyping(event.target) && event.target !== this.slider)) return;
    const steps = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", PageUp: "turn_back", PageDown: "turn_on" };
    const zooms = { "+": "in", "=": "in", "-": "out", 0: "fit" };
    if (steps[event.key]) this.step(steps[event.key]);
    else if (event.key === " " && !event.target.closest("button, a, summary")) this.toggle();
    else if (zooms[event.key]) this.camera.step(zooms[event.key]);
    else return;
    event.preventDefault();
  }

  async share() {
    const box = $("#hf-shared");
    $("#moment-address").value = location.href;
    try {
      const answer = await get(`/api/matches/${this.match}/frames/${this.frame.at}/address`, { eyes: this.eyes });
      const kept = await post("/api/positions", { game: document.body.dataset.game, code: answer.code });
      $("#shared-address").value = new URL(kept.url, location.href).href;
      $("p", box).textContent = answer.imagined ? say("imagined") : "";
    } catch (error) {
      $("p", box).textContent = error.message;
    }
    box.hidden = false;
    $("#moment-address").select();
  }
}

const frame = data("hf-frame");
if (frame) {
  openRules();
  window.holdfast = new Replay(frame);
}
