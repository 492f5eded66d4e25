// The coach beside the board: the best actions as they are found, marked where they lie. The server
// thinks, draws and finds the words; nothing here knows a game.

import { $, announce, el, percent, say } from "./page.js";
import { told } from "./stream.js";

const SECONDS = 6;
const GLANCE = 1.2;
const WARNS = "hf-coach-warns";

/** What a browser keeps of a person's wish; some keep nothing. */
function wish(value) {
  try {
    if (value !== undefined) localStorage.setItem(WARNS, value ? "on" : "off");
    return localStorage.getItem(WARNS) === "on";
  } catch {
    return false;
  }
}

export class Coach {
  /** `hooks`: where() -> language and look, number() of the position, find(json) -> an action on offer, play(action). */
  constructor(api, board, hooks) {
    Object.assign(this, { api, board, hooks });
    this.box = $("#hf-coach");
    this.button = $("#hf-hint");
    if (!this.box) return;
    this.button.addEventListener("click", () => (this.box.hidden ? this.ask() : this.close()));
    $("[data-close-coach]", this.box).addEventListener("click", () => this.close());
    const warn = $("#hf-warn");
    warn.checked = wish();
    warn.addEventListener("change", () => wish(warn.checked));
  }

  /** A new position: what was said is old. */
  rest(mine) {
    if (!this.box) return;
    this.close();
    this.button.hidden = !mine;
  }

  close() {
    this.stop?.abort();
    this.box.hidden = true;
    this.button.setAttribute("aria-pressed", "false");
    this.mark("");
  }

  async ask() {
    this.stop?.abort();
    const { signal } = (this.stop = new AbortController());
    this.box.hidden = false;
    this.button.setAttribute("aria-pressed", "true");
    $(".lines", this.box).replaceChildren();
    $(".why", this.box).textContent = "";
    $(".state", this.box).textContent = say("coach_thinking");
    this.box.scrollIntoView({ block: "nearest" });
    let last = null;
    try {
      for await (const [name, data] of this.#advice({ seconds: SECONDS }, signal)) {
        if (name !== "advice") throw new Error(data.detail);
        this.draw((last = data));
      }
      if (!last) return;
      $(".state", this.box).textContent = say("coach_done", { tries: last.tries });
      announce(`${last.lines[0].sentence}. ${last.why.said}`);
    } catch (error) {
      if (!signal.aborted) $(".state", this.box).textContent = error.message;
    }
  }

  #advice(body, signal) {
    return told(`${this.api}/advice`, body, this.hooks.where(), signal);
  }

  draw(advice) {
    $(".lines", this.box).replaceChildren(...advice.lines.map((line, at) => this.#line(line, at)));
    $(".why", this.box).textContent = advice.why.said;
    this.mark(advice.marks);
  }

  #line(line, at) {
    const { low, high, value } = line.win;
    const range = el("i", { class: "range" });
    range.style.left = `${100 * low}%`;
    range.style.width = `${Math.max(1, 100 * (high - low))}%`;
    const point = el("i", { class: "point" });
    point.style.left = `${100 * value}%`;
    const action = this.hooks.find(line.action);
    const { win, span, score, odds } = line.figures;
    return el("li", { class: `line-${at + 1}` },
      el("button", { type: "button", disabled: !action, onclick: () => this.hooks.play(action) },
        el("b", { class: "rank", text: String(at + 1) }), el("span", { class: "label", text: line.sentence }),
        el("span", { class: "win" }, el("span", { class: "sr", text: `${say("coach_win")} ` }), win)),
      el("span", { class: "bar", "aria-hidden": "true" }, range, point),
      el("small", { text: [span, score, odds].filter(Boolean).join(" · ") }));
  }

  /** Lay the marks of the server over the board. */
  mark(markup) {
    const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`, "image/svg+xml");
    $("#hf-advice", this.board.overlay)?.remove();
    if (!markup) return;
    const layer = document.createElementNS("http://www.w3.org/2000/svg", "g");
    layer.id = "hf-advice";
    layer.append(...[...parsed.documentElement.children].map((node) => document.importNode(node, true)));
    this.board.overlay.append(layer);
  }

  /** Whether to go on with an action: asked once before what looks like a grave mistake, if wanted. */
  async agrees(action) {
    if (!this.box || !wish() || this.warned === this.hooks.number()) return true;
    let last = null;
    try {
      for await (const [name, data] of this.#advice({ seconds: GLANCE, action: action.do })) if (name === "advice") last = data;
    } catch {
      return true; // who cannot be asked does not stand in the way
    }
    if (!last?.doubt?.grave) return true;
    this.warned = this.hooks.number();
    const dialog = $("#hf-doubt");
    $(".better", dialog).textContent = last.lines[0].sentence;
    $(".lost", dialog).textContent = say("coach_lost", { win: percent(last.doubt.win) });
    this.mark(last.marks);
    dialog.returnValue = "";
    dialog.showModal();
    await new Promise((done) => dialog.addEventListener("close", done, { once: true }));
    if (dialog.returnValue === "play") return true;
    this.mark("");
    return false;
  }
}
