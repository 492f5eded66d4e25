// The log: each line a sentence with its rule; pointing at a line shows on the board what it is about.

import { $, el, gameNotes, say, seatName } from "./page.js";

export class Log {
  constructor(root, { game, onMarks, onNote, replay, trace }) {
    this.root = root;
    this.list = $("ol", root);
    this.game = game;
    this.replay = replay;
    this.lines = [];
    this.notes = [];
    this.onNote = onNote;
    /** Who took back how much, and where. */
    this.trace = trace ?? [];
    const over = (event) => onMarks(this.#line(event)?.marks ?? []);
    this.list.addEventListener("pointerover", over);
    this.list.addEventListener("focusin", over);
    this.list.addEventListener("pointerleave", () => onMarks([]));
    this.list.addEventListener("focusout", () => onMarks([]));
    this.list.addEventListener("click", (event) => {
      const button = event.target.closest("button.note");
      if (button) onNote?.(Number(button.closest("[data-at]").dataset.at));
    });
  }

  #line(event) {
    const item = event.target.closest("li[data-i]");
    return item ? this.lines.find((line) => line.i === Number(item.dataset.i)) : null;
  }

  set(lines, from = 0) {
    this.lines = lines;
    this.from = from;
    const traces = [...this.trace];
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
    this.list.replaceChildren(...items);
    this.#bottom(true);
  }

  /** Drop what an undo took back, then add what is new. */
  update(from, lines) {
    const stuck = this.#atBottom();
    this.lines = this.lines.filter((line) => line.i < from);
    for (const item of this.list.querySelectorAll("li[data-i]")) if (Number(item.dataset.i) >= from) item.remove();
    for (const line of lines) {
      const item = this.#draw(line, this.lines.at(-1));
      item.classList.add("new");
      this.list.append(item);
      this.lines.push(line);
    }
    if (stuck) this.#bottom();
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

  #drawTrace({ seat, count }) {
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
    return box.scrollHeight - box.scrollTop - box.clientHeight < 60;
  }

  #bottom() {
    this.root.scrollTop = this.root.scrollHeight;
  }
}
