// A lesson: the same board and the same pointing as in a match; the server says whether it was the idea.

import { post } from "./api.js";
import { Board } from "./board.js";
import { Camera } from "./camera.js";
import { hurryDice, throwDice } from "./dice.js";
import { Inspector } from "./inspect.js";
import { hurry, show } from "./motion.js";
import { $, announce, cited, data, el } from "./page.js";
import { Palette } from "./palette.js";
import { Play } from "./play.js";
import { openRules } from "./rule.js";
import { Stage } from "./stage.js";

/** Where this browser left off in the lesson of a game; null forgets it, and some browsers keep nothing. */
function place(game, url) {
  const key = `lesson:${game}`;
  try {
    if (url === null) localStorage.removeItem(key);
    else if (url !== undefined) localStorage.setItem(key, url);
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

class Lesson {
  constructor(lesson) {
    this.lesson = lesson;
    this.way = lesson.way;
    this.board = new Board($("#hf-board"));
    this.camera = new Camera($("#hf-board"));
    this.palette = new Palette($("#hf-actions"), {
      onPlay: (action) => this.play.pick(action),
      onHint: (action) => this.play.hint(action),
      onAsk: () => {},
    });
    this.play = new Play({
      board: this.board,
      camera: this.camera,
      palette: this.palette,
      hooks: {
        play: (action) => this.send(action.do),
        odds: (action) => post(`${lesson.url}/odds`, { action: action.do, way: this.way }),
        whynot: async (touches) => (await post(`${lesson.url}/whynot`, { touches, way: this.way })).reasons,
        hurry: () => this.hurry(),
        look: (id, reasons) => this.inspector.open(id, { reasons }),
      },
    });
    this.inspector = new Inspector(this.board, { ask: (id) => post(`${lesson.url}/look`, { touches: [id], way: this.way }) });
    this.stage = new Stage(this.board, {
      told: (step) => this.log(step),
      look: (marks) => this.camera.scrolls && this.camera.reveal(this.board.boxes(marks)),
    });
    $("#hf-show").addEventListener("click", (event) => {
      if (!event.target.closest("details").open) this.point();
    });
    $("#hf-watch").addEventListener("submit", (event) => {
      event.preventDefault();
      if (!this.hurry()) this.send(null);
    });
    this.offer(lesson.offer);
    this.links(lesson.links, lesson.done);
    if (lesson.look.length) this.show(lesson.look);
  }

  offer(offer) {
    this.wanted = offer.actions.filter((action) => offer.wanted.includes(action.key));
    $("#hf-help").open = false;
    $("#hf-help").hidden = !this.wanted.length;
    $("#hf-hint").textContent = this.wanted[0]?.label ?? "";
    $("#hf-watch").hidden = !offer.watch;
    this.inspector.rest();
    this.play.set(offer.actions);
    $("#hf-actions").hidden = !offer.actions.length;
    document.body.classList.toggle("mine", offer.actions.length > 0);
    if (offer.watch && this.way !== this.lesson.way) $("#hf-watch button").focus({ preventScroll: true });
  }

  /** Addresses say how somebody came here, so that a reload, a bookmark and the way back lead here again. */
  links(links, done) {
    history.replaceState(history.state, "", links.here);
    place(this.lesson.game, done && this.lesson.last ? null : done ? links.next : links.here);
    const point = (id, url) => {
      const link = $(id);
      if (!link) return;
      link.hidden = !url;
      if (url) link.href = url;
    };
    point("#hf-before", links.back);
    point("#hf-again", links.again);
    point("#hf-next", links.next);
    point("#hf-skip", done ? null : links.next);
  }

  /** Show where to click. */
  point() {
    if (this.wanted.length) this.show(this.wanted[0].touches);
  }

  /** Ring elements of the board, and bring them into sight where it is larger than its window. */
  show(ids) {
    this.board.ring(ids, "latest");
    if (this.camera.scrolls) this.camera.reveal(this.board.boxes(ids));
  }

  async send(action) {
    try {
      const answer = await post(this.lesson.url, { action, way: this.way }, { shape: this.lesson.shape, inks: this.lesson.inks });
      await this.after(answer, action);
    } catch (error) {
      this.tell(error.message, false);
      this.play.render();
    }
  }

  async after(answer, action) {
    this.board.unring("latest");
    if (!answer.right) {
      this.tell(answer.say, false);
      this.play.choice.clear();
      this.play.render();
      return;
    }
    this.way = answer.way;
    this.play.rest();
    await this.watch(answer.steps, !action);
    const task = $("#hf-task");
    $("span", task).textContent = answer.task;
    task.hidden = !answer.task;
    this.tell(answer.say, true);
    if (answer.task) announce(answer.task);
    this.offer(answer.offer);
    this.links(answer.links, answer.done);
    if (answer.done) {
      document.body.classList.add("done");
      $("#hf-onward").hidden = false;
      $("#hf-onward").focus({ preventScroll: true });
    }
    for (const told of [answer.done ? $("#hf-onward") : task, $("#hf-reply")]) told.scrollIntoView({ block: "nearest" });
  }

  /** What was played, step by step. One's own doing comes at once; the stage shows the others and the rules,
   *  and the `whole` where there was only something to watch. */
  async watch(steps, whole) {
    this.moving = true;
    this.hurried = false;
    document.body.classList.add("moving");
    const isForeign = ({ seat, lines }) => whole || seat !== this.lesson.seat || lines.some((line) => line.by_game);
    const found = this.stage.isWanted ? steps.findIndex(isForeign) : -1;
    const first = found < 0 ? steps.length : found;
    for (const step of steps.slice(0, first)) {
      if (!this.hurried) await throwDice(step.lines);
      const records = this.board.apply(step.elements, step.order);
      this.log(step);
      if (!this.hurried) await show(this.board, records, step.lines);
    }
    if (first < steps.length) await this.stage.play(steps.slice(first));
    document.body.classList.remove("moving");
    this.moving = false;
  }

  log({ lines }) {
    $("#hf-lines").append(...lines.map((line) => el("li", {}, el("span", { text: line.text }), " ",
      line.rule ? el("a", { class: "cite", href: `/rules/${this.lesson.game}#${line.rule}`, "data-rule": line.rule, text: line.rule }) : null)));
  }

  tell(text, right) {
    const box = $("#hf-reply");
    box.replaceChildren(...cited(text));
    box.className = right ? "right" : "wrong";
    box.hidden = !text;
    announce(text);
  }

  hurry() {
    if (!this.moving) return false;
    if (this.stage.active) {
      this.stage.next();
      return true;
    }
    this.hurried = true;
    hurryDice();
    hurry();
    return true;
  }
}

/** The first page of a lesson offers to go on where this browser left off. */
function resume(begin) {
  const url = place(begin.dataset.game);
  if (!url?.startsWith(`/learn/${begin.dataset.game}/`)) return;
  const link = $("[data-resume]", begin);
  link.href = url;
  link.hidden = false;
  $("[data-begin]", begin).classList.remove("primary");
}

const lesson = data("hf-lesson");
if (lesson) {
  openRules();
  window.holdfast = new Lesson(lesson);
}
if ($("#hf-lessons")) resume($("#hf-lessons"));
