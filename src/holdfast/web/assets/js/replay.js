// Replay: a slider through a match; each step asks only for what differs from the moment before.

import { get } from "./api.js";
import { Board } from "./board.js";
import { Camera } from "./camera.js";
import { throwDice } from "./dice.js";
import { hurry, show } from "./motion.js";
import { $, $$, announce, data, el, gameNotes, isTyping, say } from "./page.js";
import { openRules } from "./rule.js";

class Replay {
  constructor(frame) {
    this.frame = frame;
    this.match = document.body.dataset.match;
    this.eyes = frame.eyes;
    this.look = { lang: document.documentElement.lang, shape: frame.shape, inks: frame.inks };
    this.board = new Board($("#hf-board"));
    this.camera = new Camera($("#hf-board"));
    this.slider = $("#hf-at");
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
    const to = { first: 0, back: this.wanted - 1, on: this.wanted + 1, last: actions };
    if (what === "play") return this.toggle();
    this.stop();
    this.go(Math.max(0, Math.min(actions, to[what] ?? at)));
  }

  /** Go to a moment. A drag over many moments asks only for the one where it rests. */
  async go(at, animate = true) {
    this.wanted = at;
    this.slider.value = at;
    if (this.busy) return hurry();
    this.busy = true;
    try {
      while (this.frame.at !== this.wanted) {
        const from = this.frame.at;
        const to = this.wanted;
        const frame = await get(`/api/matches/${this.match}/frames/${to}`, { eyes: this.eyes, ...this.look, from });
        this.frame = frame;
        $("#hf-dice")?.setAttribute("hidden", "");
        const records = this.board.apply(frame.elements, frame.order);
        this.draw();
        if (animate && to === from + 1) {
          throwDice(frame.log ?? []);
          await show(this.board, records, frame.log ?? []);
        } else if (animate && to === from - 1) await show(this.board, records, []);
      }
    } finally {
      this.busy = false;
    }
  }

  draw() {
    const { frame } = this;
    $("#hf-where").textContent = say("moment", { at: frame.at, all: frame.actions });
    $("#hf-label").textContent = frame.at ? (frame.label ?? "…") : say("setup");
    $("#hf-lines").replaceChildren(...(frame.log ?? []).map((line, index) => el("li", { "data-index": index, tabindex: line.marks?.length ? 0 : null },
      el("span", { text: line.text }), " ",
      line.rule ? el("a", { class: "cite", href: `/rules/${document.body.dataset.game}#${line.rule}`, "data-rule": line.rule, text: line.rule }) : null, ...gameNotes(line.game_notes))));
    $("#hf-clock").textContent = frame.clock;
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
    const steps = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" };
    const zooms = { "+": "in", "=": "in", "-": "out", 0: "fit" };
    if (steps[event.key]) this.step(steps[event.key]);
    else if (event.key === " " && !event.target.closest("button, a, summary")) this.toggle();
    else if (zooms[event.key]) this.camera.step(zooms[event.key]);
    else return;
    event.preventDefault();
  }

  async share() {
    const box = $("#hf-shared");
    try {
      const answer = await get(`/api/matches/${this.match}/frames/${this.frame.at}/address`, { eyes: this.eyes });
      const address = new URL(answer.url, location.href).href;
      $("input", box).value = address;
      $("p", box).textContent = answer.imagined ? say("imagined") : "";
      box.hidden = false;
      $("input", box).select();
      await navigator.clipboard?.writeText(address).catch(() => {});
      announce(say("copied"));
    } catch (error) {
      $("p", box).textContent = error.message;
      box.hidden = false;
    }
  }
}

const frame = data("hf-frame");
if (frame) {
  openRules();
  window.holdfast = new Replay(frame);
}
