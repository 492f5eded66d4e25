// A lesson: the same board and the same pointing as in a match; the server says whether it was the idea.

import { post } from "./api.js";
import { Board } from "./board.js";
import { Camera } from "./camera.js";
import { hurryDice, throwDice } from "./dice.js";
import { hurry, show } from "./motion.js";
import { $, announce, cited, data, el } from "./page.js";
import { Palette } from "./palette.js";
import { Play } from "./play.js";
import { openRules } from "./rule.js";

class Lesson {
  constructor(lesson) {
    this.lesson = lesson;
    this.did = lesson.did;
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
        play: (action) => this.send(action),
        odds: async (action) => (await post(`${lesson.url}/odds`, { action: action.do, did: this.did })).odds,
        whynot: async (touches) => (await post(`${lesson.url}/whynot`, { touches, did: this.did })).reasons,
        hurry: () => this.hurry(),
      },
    });
    $("#hf-whynot [data-close]")?.addEventListener("click", () => this.play.closeWhy());
    $("#hf-show")?.addEventListener("click", (event) => {
      if (!event.target.closest("details").open) this.point();
    });
    this.offer(lesson);
    if (lesson.look?.length) this.board.ring(lesson.look, "latest");
  }

  offer(answer) {
    this.wanted = answer.wanted ?? null;
    const more = $("#hf-show")?.closest("details");
    if (more) {
      more.open = false;
      more.hidden = !this.wanted;
      const action = (answer.actions ?? []).find((one) => one.key === this.wanted);
      $("#hf-hint").textContent = action?.label ?? "";
    }
    this.play.set(answer.done ? [] : answer.actions ?? []);
    $("#hf-actions").hidden = Boolean(answer.done) || !answer.actions?.length;
    document.body.classList.toggle("mine", !answer.done);
  }

  /** Show where to click. */
  point() {
    const wanted = this.play.choice.actions.find((action) => action.key === this.wanted);
    if (wanted) this.board.ring(wanted.touches, "latest");
  }

  async send(action) {
    try {
      const answer = await post(this.lesson.url, { action: action.do, did: this.did }, { shape: this.lesson.shape, inks: this.lesson.inks });
      await this.after(answer);
    } catch (error) {
      this.tell(error.message, false);
      this.play.render();
    }
  }

  async after(answer) {
    this.board.unring("latest");
    if (!answer.right) {
      this.tell(answer.say, false);
      this.play.choice.clear();
      this.play.render();
      return;
    }
    this.did = answer.did;
    this.moving = true;
    this.play.rest();
    await throwDice(answer.log);
    const records = this.board.apply(answer.elements, answer.order);
    $("#hf-lines").replaceChildren(...answer.log.map((line) => el("li", {}, el("span", { text: line.text }), " ",
      line.rule ? el("a", { class: "cite", href: `/rules/${this.lesson.game}#${line.rule}`, "data-rule": line.rule, text: line.rule }) : null)));
    await show(this.board, records, answer.log);
    this.moving = false;
    const task = $("#hf-task");
    if (task && !answer.done) task.lastChild.textContent = answer.say;
    if (task) task.hidden = answer.done;
    this.tell(answer.done ? answer.say : "", true);
    if (!answer.done) announce(answer.say);
    this.offer(answer);
    if (answer.done) {
      document.body.classList.add("done");
      $("#hf-onward").hidden = false;
      $("#hf-onward").focus();
    }
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
    hurryDice();
    hurry();
    return true;
  }
}

const lesson = data("hf-lesson");
if (lesson) {
  openRules();
  window.holdfast = new Lesson(lesson);
}
