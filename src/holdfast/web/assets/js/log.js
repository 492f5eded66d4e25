// The log: each line a sentence with its rule; pointing at a line shows on the board what it is about.
// It follows what happens until the reader scrolls: nothing else lets go of the end.

import { $, el, gameNotes, say, seatName } from "./page.js";

// A reader's scrolling goes on for a while after the hand has left.
const GESTURE = 1500;

export class Log {
  constructor(root, { game, onMarks, onNote, replay, trace, incidents }) {
    this.root = root;
    this.list = $("ol", root);
    this.game = game;
    this.replay = replay;
    this.lines = [];
    this.notes = [];
    this.onNote = onNote;
    /** Who took back how much, and where. */
    this.trace = trace ?? [];
    /** What happened at the table beside the moves. */
    this.incidents = incidents ?? [];
    const over = (event) => onMarks(this.#line(event)?.marks ?? []);
    this.list.addEventListener("pointerover", over);
    this.list.addEventListener("focusin", over);
    this.list.addEventListener("pointerleave", () => onMarks([]));
    this.list.addEventListener("focusout", () => onMarks([]));
    this.list.addEventListener("click", (event) => {
      const button = event.target.closest("button.note");
      if (button) onNote?.(Number(button.closest("[data-at]").dataset.at));
    });
    this.#follow();
  }

  #follow() {
    this.follows = true;
    this.unread = 0;
    this.button = el("button", { type: "button", class: "log-new", hidden: true, onclick: () => this.#bottom() });
    this.root.append(this.button);
    let gesture = -GESTURE;
    let high = 0;
    for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"])
      this.root.addEventListener(kind, () => {
        gesture = performance.now();
        high = this.root.clientHeight;
      }, { passive: true });
    this.root.addEventListener("scroll", () => {
      // The page was laid out anew: that is nobody's gesture.
      if (performance.now() - gesture > GESTURE || high !== this.root.clientHeight) return;
      this.follows = this.#atBottom();
      if (this.follows) this.#bottom();
    });
    // A pane that grows or shrinks keeps its end in sight, and so does a list whose letters arrive late.
    const sizes = new ResizeObserver(() => this.follows && this.#bottom());
    sizes.observe(this.root);
    sizes.observe(this.list);
  }

  #line(event) {
    const item = event.target.closest("li[data-i]");
    return item ? this.lines.find((line) => line.i === Number(item.dataset.i)) : null;
  }

  set(lines, from = 0) {
    this.lines = lines;
    this.from = from;
    const traces = [...this.trace, ...this.incidents];
    const items = [];
    const upTo = (at) => {
      while (traces.length && traces[0].at < at) items.push(this.#drawTrace(traces.shift()));
    };
    traces.sort((one, two) => one.at - two.at || one.number - two.number);
    lines.forEach((line, index) => {
      upTo(line.at);
      items.push(this.#draw(line, lines[index - 1]));
    });
    upTo(Infinity);
    const at = this.root.scrollTop;
    this.list.replaceChildren(...items);
    if (this.follows) this.#bottom();
    else this.root.scrollTop = at;
  }

  /** Drop what an undo took back, then add what is new. */
  update(from, lines) {
    this.lines = this.lines.filter((line) => line.i < from);
    for (const item of this.list.querySelectorAll("li[data-i]")) if (Number(item.dataset.i) >= from) item.remove();
    for (const line of lines) {
      const item = this.#draw(line, this.lines.at(-1));
      item.classList.add("new");
      this.list.append(item);
      this.lines.push(line);
    }
    if (this.follows) return this.#bottom();
    this.unread += lines.length;
    this.button.textContent = say("new_lines", { count: this.unread });
    this.button.hidden = !this.unread;
  }

  setNotes(notes) {
    this.notes = notes;
    this.set(this.lines, this.from);
  }

  addNote(note) {
    this.notes = [...this.notes.filter((one) => one.id !== note.id), note];
    this.set(this.lines, this.from);
  }

  addTrace(trace) {
    this.trace = [...this.trace, trace];
    this.set(this.lines, this.from);
  }

  #drawTrace({ seat, count, text }) {
    if (text) return el("li", { class: "incident", text });
    return el("li", { class: "trace", text: say("trace", { who: seat === null ? say("somebody") : seatName(seat), count }) });
  }

  #draw(line, before) {
    const first = !before || before.at !== line.at;
    const tools = first && line.at > 0
      ? el("span", { class: "tools" },
          el("a", { href: `${this.replay}?at=${line.at}`, title: say("replay"), "aria-label": `${say("replay")} ${line.at}`, text: String(line.at) }),
          this.onNote && el("button", { type: "button", class: "note", title: say("note"), "aria-label": `${say("note")} ${line.at}` }, "✎"))
      : null;
    const cite = line.rule
      ? el("a", { class: "cite", href: `/rules/${this.game}#${line.rule}`, "data-rule": line.rule, text: line.rule })
      : null;
    const notes = first ? this.notes.filter((note) => note.at === line.at) : [];
    return el("li", { "data-i": line.i, "data-at": line.at, class: first ? "first" : null, tabindex: line.marks?.length ? 0 : null },
      tools, el("span", { class: "text", text: line.text }), " ", cite, ...gameNotes(line.game_notes),
      ...notes.map((note) => el("p", { class: "noted" }, el("b", { text: note.name || seatName(note.seat) }), " ", note.text)));
  }

  #atBottom() {
    const box = this.root;
    return box.scrollHeight - box.scrollTop - box.clientHeight < 24;
  }

  #bottom() {
    this.follows = true;
    this.unread = 0;
    this.button.hidden = true;
    this.root.scrollTop = this.root.scrollHeight;
  }
}
