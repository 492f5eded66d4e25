// The match page: one state, kept true by the stream, and everything a person does with it.

import { enliven } from "./alive.js";
import { Problem, get, post } from "./api.js";
import { Board } from "./board.js";
import { Camera } from "./camera.js";
import { Clocks } from "./clocks.js";
import { Coach } from "./coach.js";
import { hurryDice, rolled, throwDice } from "./dice.js";
import { thinking } from "./faces.js";
import { Drag } from "./drag.js";
import { Fair } from "./fair.js";
import { Journey } from "./journey.js";
import { Live } from "./live.js";
import { Log } from "./log.js";
import { Inspector } from "./inspect.js";
import { Itself } from "./itself.js";
import { hurry, show } from "./motion.js";
import { $, $$, announce, data, el, gameNotes, isTyping, kept, later, say, wantsNotes } from "./page.js";
import { listed, same } from "./offered.js";
import { Palette } from "./palette.js";
import { Play } from "./play.js";
import { Rehearsal } from "./rehearsal.js";
import { openRules } from "./rule.js";
import { StandingBar } from "./standing.js";
import { Shows } from "./shows.js";
import { Talk } from "./talk.js";
import { ring as bell, knock } from "./sound.js";

const LATEST = 6; // lines of the log: roughly what the last move brought about

class MatchPage {
  constructor(state) {
    this.state = state;
    this.defs = listed(state);
    this.api = `/api/matches/${state.match}`;
    this.board = new Board($("#hf-board"));
    this.board.seat(state.players ?? []);
    this.camera = new Camera($("#hf-board"));
    this.palette = new Palette($("#hf-actions"), {
      onPlay: (action) => this.play.pick(action),
      onHint: (action) => this.play.hint(action),
      onAsk: (text) => this.whyText(text),
    });
    this.play = new Play({
      board: this.board,
      camera: this.camera,
      palette: this.palette,
      hooks: {
        play: (action) => this.rehearsal.take(action) || this.send(action),
        odds: async (action) => this.rehearsal.active ? { odds: [] } : post(`${this.api}/odds`, { action: action.do }, this.where),
        whynot: async (touches) => (await post(`${this.api}/whynot`, { touches }, this.where)).reasons,
        hurry: () => this.hurry(),
        look: (id, reasons) => this.inspector.open(id, { reasons: this.state.decision?.yours ? reasons : null }),
      },
    });
    this.inspector = new Inspector(this.board, { ask: (id) => get(`${this.api}/look`, { el: id, eyes: this.state.eyes, lang: this.state.lang }) });
    this.standing = new StandingBar($("#hf-standing"), this.board, this.camera);
    this.itself = new Itself(state.match, {
      play: (action, words) => this.send(action, words),
      odds: (action) => this.play.odds.of(action),
      busy: () => this.moving || this.sending || Boolean($("dialog[open]")) || this.play.choice.chosen.length > 0,
    });
    this.drag = new Drag(this);
    this.rehearsal = new Rehearsal(this);
    this.journey = new Journey(this);
    this.log = new Log($("#hf-log"), {
      game: state.game,
      replay: `/matches/${state.match}/replay`,
      onMarks: (marks) => this.board.ring(marks, "ring"),
      onNote: state.yours?.length ? (at) => this.talk.note(at) : null,
      trace: state.trace,
      incidents: state.incidents,
    });
    this.clocks = new Clocks($("#hf-time"));
    this.talk = new Talk(this.api, this.log, (words) => this.toast(words));
    this.coach = new Coach(this.api, this.board, {
      where: () => ({ lang: this.state.lang, shape: this.state.shape, inks: this.state.inks }),
      number: () => this.state.number,
      find: (json) => this.actions.find((one) => same(one.do, json)),
      play: (action) => this.play.pick(action),
    });
    this.fair = new Fair(this.api, state);
    this.shows = new Shows(this);
    this.queue = Promise.resolve();
    this.live = new Live(state.match, {
      hello: ({ number }) => number !== this.state.number && this.refresh(),
      state: (whole) => this.enqueue(() => this.replace(whole, { keeps: true })),
      update: (update) => this.enqueue(() => this.update(update)),
      chat: (line) => this.talk.chat(line),
      note: (note) => this.talk.noted(note),
      players: (players) => this.players(players),
      seating: () => this.seating(),
      // My seats are no longer the same: the page begins anew, with what I may see now.
      seat: () => location.assign(`/matches/${state.match}`),
    }, (status) => this.connection(status));
    document.addEventListener("hf-busy", ({ detail }) => this.connection(detail ? "busy" : "open"));
    this.wire();
    this.draw();
    this.log.set(state.log ?? [], state.log_from);
    this.follow(state.log?.slice(-LATEST) ?? []);
    this.talk.start(data("hf-talk-data") ?? {});
    this.live.open({ ...this.where, after: state.number });
    this.shows.welcome();
    this.hotSeat();
    this.goTo(document.getElementById(location.hash.slice(1)));
  }

  /** Where nothing glows, the part of a large board is shown of which the log speaks. */
  follow(lines) {
    if (this.camera.scrolls && !this.board.lit.size) this.camera.reveal(this.board.boxes(lines.flatMap((line) => line.marks ?? [])));
  }

  /** What the address points at may lie in a pane, or be folded. */
  goTo(goal) {
    const pane = goal?.closest("[role=tabpanel]");
    if (pane) this.tab(document.getElementById(pane.getAttribute("aria-labelledby")));
    if (goal?.tagName === "DETAILS") goal.open = true;
  }

  get where() {
    const { eyes, lang, shape, inks } = this.state;
    return { eyes, lang, shape, inks };
  }

  get actions() {
    return (this.state.legal ?? []).map((key) => {
      const def = this.defs[key];
      const grave = this.state.decision?.grave?.[key];
      return { key: String(key), do: def.do, touches: def.touches ?? [], label: def.label, kind: def.kind, grave };
    });
  }

  // What arrives

  /** One thing after the other: a second update waits until the first has been seen. */
  enqueue(work) {
    this.waiting = (this.waiting ?? 0) + 1;
    if (this.waiting > 2 && !this.shows.stage.active) this.hurry();
    this.queue = this.queue.then(work).catch((error) => {
      console.error(error);
      return this.refresh();
    }).finally(() => (this.waiting -= 1));
    return this.queue;
  }

  async refresh() {
    const whole = await get(this.api, this.where);
    this.enqueue(() => this.replace(whole, { keeps: true }));
  }

  /** Show what the server says it is. `keeps`: what somebody has begun to choose stays, if nothing has happened since. */
  async replace(whole, { keeps = false } = {}) {
    const fresh = whole.number !== this.state.number;
    if (fresh) this.shows.stage.close();
    this.state = { ...this.state, ...whole, legal: whole.legal ?? [] };
    Object.assign(this.defs, whole.defs);
    this.board.replace(whole.elements, whole.order);
    this.log.trace = whole.trace ?? [];
    this.log.incidents = whole.incidents ?? [];
    this.log.set(whole.log, whole.log_from);
    this.players(whole);
    this.draw({ keeps: keeps && !fresh });
    this.hotSeat();
    if (fresh) announce(this.state.prompt?.text);
  }

  async update(update) {
    if (update.number <= this.state.number) return;
    // What is tried out lies over what really stands there.
    if (this.rehearsal.active) return this.refresh();
    if (update.number - (update.steps ?? 1) !== this.state.number) return this.refresh();
    if (update.kind === "table") return this.happened(update);
    const mineBefore = this.state.decision?.yours;
    Object.assign(this.defs, update.defs);
    this.state = { ...this.state, ...update, legal: update.legal ?? [] };
    if (update.kind === "undo") this.itself.hold(update.number);
    this.rest(true);
    try {
      const how = await this.shows.show(update);
      if (how === "shown") this.board.apply(this.board.news(update.elements), update.order);
      else await this.reveal(update, how === "at once");
    } finally {
      this.rest(false);
    }
    this.draw();
    // With nothing to point at, a board that does not fit shows what has just happened.
    this.follow(update.log);
    announce(this.state.prompt?.text);
    if (update.kind === "undo") {
      this.log.addTrace(update.trace);
      this.toast(say("undone"));
    }
    if (this.state.decision?.yours && !mineBefore) this.myTurn();
    this.words();
    this.hotSeat();
    this.shows.sum();
  }

  /** Something at the table beside the moves: somebody resigns, time runs out, all agree. */
  happened(update) {
    Object.assign(this.defs, update.defs);
    this.state = { ...this.state, ...update, legal: update.legal ?? [] };
    this.log.incidents = update.incidents;
    this.log.set(this.log.lines, this.log.from);
    this.draw();
    const words = update.incidents.at(-1)?.text;
    announce(words);
    if (words) this.toast(words);
    this.seating();
  }

  /** While something is shown, nothing can be played. */
  rest(on) {
    this.moving = on;
    this.hurried = false;
    document.body.classList.toggle("moving", on);
    if (!on) return;
    this.play.rest();
    this.journey.rest();
  }

  /** Show an update in one go: what moves before the dice, the dice, and what they did. */
  async reveal(update, atOnce) {
    for (const line of update.log) {
      announce(line.text);
      if (wantsNotes()) for (const note of line.game_notes ?? []) announce(note.text);
    }
    // Others play faster than one can look: what waits is caught up with before anything moves again.
    const late = atOnce || this.waiting > 2;
    const early = late ? {} : this.early(update);
    if (Object.keys(early).length) await show(this.board, this.board.apply(early), update.log);
    // The log tells as far as the dice have fallen, and the rest when they have all come to rest.
    if (!late && !this.hurried) await throwDice(update.log, {
      fall: () => knock(),
      rest: (line) => this.log.update(update.log_from, update.log.filter((one) => one.i <= line.i)),
    });
    const left = Object.entries(update.elements ?? {}).filter(([id]) => !(id in early));
    const records = this.board.apply(Object.fromEntries(left), update.order);
    this.log.update(update.log_from, update.log);
    this.board.ring([...new Set(update.log.flatMap((line) => line.marks ?? []))].slice(0, 12), "latest");
    setTimeout(() => this.board.unring("latest"), 1600);
    if (!late && !this.hurried) await show(this.board, records, update.log);
  }

  /** Pieces that only the lines before the first roll speak of: they have moved when the dice fall. */
  early({ log, elements = {} }) {
    const first = log.findIndex((line) => rolled(line.event).length);
    const after = new Set(log.slice(first).flatMap((line) => line.marks ?? []));
    const before = first < 1 ? [] : log.slice(0, first).flatMap((line) => line.marks ?? []);
    const ready = before.filter((id) => elements[id] && !after.has(id) && this.board.node(id)?.dataset.piece);
    return Object.fromEntries(ready.map((id) => [id, elements[id]]));
  }

  /** Somebody wants to go on: to the next step of what is shown, or to the end of what moves. */
  hurry() {
    if (!this.moving) return false;
    if (this.shows.stage.active) {
      this.shows.stage.next();
      return true;
    }
    this.hurried = true;
    hurryDice();
    hurry();
    return true;
  }

  // What is shown

  draw({ keeps = false } = {}) {
    const { state } = this;
    const mine = Boolean(state.decision?.yours);
    document.body.classList.toggle("mine", mine);
    document.body.classList.toggle("over", Boolean(state.over));
    this.drawPrompt(mine);
    $("#hf-clock").textContent = state.clock;
    this.clocks.set(state.over ? null : state.time);
    this.standing.set(state.standing);
    this.inspector.rest();
    // The occasion is told before the first move; later it stands at the head of the story.
    if (state.actions) $("#hf-opening")?.remove();
    this.play.set(this.actions, { keeps });
    this.journey.set();
    const undo = $("#hf-undo");
    if (undo) {
      undo.disabled = !state.undo?.allowed;
      undo.title = state.undo?.why || undo.dataset.title;
      $("input[name=after]", undo.form).value = state.number;
    }
    for (const field of $$("form input[name=after]")) field.value = state.number;
    $("#hf-actions").hidden = !mine;
    $("#hf-why").hidden = !mine;
    this.coach.rest(mine);
    this.itself.consider(state, this.play.choice.actions);
    this.drawResult();
    this.fair.draw(Boolean(state.over));
    this.setSending(false);
    document.body.dataset.number = state.number;
    const title = document.body.dataset.title;
    document.title = mine ? `● ${say("your_turn")} · ${title}` : title;
    this.rehearsal.set();
  }

  drawPrompt(mine) {
    const { prompt, decision, over, result } = this.state;
    const box = $("#hf-prompt");
    for (const item of $$("#hf-players > li")) item.classList.toggle("turn", !over && item.dataset.seat === String(decision?.seat));
    if (over) {
      $(".text", box).textContent = result?.sentence ?? say("over");
      $(".who", box).textContent = say("over");
      $(".cite", box).hidden = true;
      return;
    }
    if (!decision) return; // the rules were corrected: the page says why nobody is asked
    const player = this.state.players?.find((one) => one.seat === decision.seat);
    const who = player?.seat_name ?? String(decision.seat);
    if (mine) $(".who", box).textContent = this.state.players?.length > 1 ? `${say("your_turn")} · ${who}` : say("your_turn");
    else if (player?.kind === "bot") $(".who", box).replaceChildren(...thinking(player));
    else $(".who", box).textContent = say("waiting", { who: player?.name || who });
    // What somebody else is asked stands in quotes: "your" means them.
    $(".text", box).textContent = mine ? prompt.text : `“${prompt.text}”`;
    const cite = $(".cite", box);
    cite.hidden = !prompt.rule;
    cite.textContent = prompt.rule;
    cite.dataset.rule = prompt.rule;
    cite.href = `/rules/${this.state.game}#${prompt.rule}`;
  }

  drawResult() {
    const box = $("#hf-result");
    if (!box) return;
    box.hidden = !this.state.over;
    const { result } = this.state;
    if (!result) return;
    const { yours } = this.state;
    const how = yours.length === 1 ? result.outcomes[yours[0]] : "";
    $(".outcome", box).hidden = !how;
    $(".outcome", box).className = `outcome ${how}`;
    if (how) $(".outcome", box).textContent = say(how);
    $(".sentence", box).textContent = result.sentence;
    $(".notes", box).replaceChildren(...gameNotes(result.game_notes));
    $(".sheet", box).replaceChildren(...(result.sheet ?? []).map((row) =>
      el("tr", {}, el("th", { scope: "row", text: row.label }), el("td", { text: String(row.value) }))));
  }

  players({ players, spectators, time }) {
    if (!players) return;
    if (time) {
      this.state.time = time;
      this.clocks.set(this.state.over ? null : time);
    }
    this.state.players = players.map((one) => ({ ...this.state.players?.find((old) => old.seat === one.seat), ...one }));
    this.board.seat(this.state.players);
    for (const one of this.state.players) {
      const item = $(`#hf-players [data-seat="${CSS.escape(String(one.seat))}"]`);
      if (!item) continue;
      item.classList.toggle("here", Boolean(one.here));
      item.classList.toggle("turn", this.state.decision?.seat === one.seat);
      $(".name", item).textContent = one.name || (one.yours ? say("you") : say(`kind_${one.kind}`));
      if (one.claimed && !one.yours) $(`.invite[data-seat="${CSS.escape(String(one.seat))}"]`)?.remove();
      $(".presence", item).textContent = one.kind === "bot" ? say("kind_bot") : say(one.here ? "here" : "away");
    }
    const watching = $("#hf-watching");
    if (watching && spectators !== undefined) watching.textContent = spectators ? say("watching", { count: spectators }) : "";
  }

  /** Who sits where has changed: the server draws it anew, unless somebody is typing there. */
  seating = later(100, async () => {
    const answer = await fetch(`/matches/${this.state.match}/seating?lang=${this.state.lang}`, { headers: { Accept: "text/html" } });
    if (!answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const id of ["hf-agree", "hf-calls", "hf-leave", "hf-company"]) {
      const [old, part] = [document.getElementById(id), fresh.getElementById(id)];
      if (!old || !part || (isTyping(document.activeElement) && old.contains(document.activeElement))) continue;
      for (const box of $$("details[open]", old)) fresh.getElementById(box.id)?.setAttribute("open", "");
      enliven(part);
      old.replaceWith(part);
    }
    const asks = $("#hf-calls form[action$='/answer']")?.closest("section");
    if (asks) announce($("p", asks).textContent);
    const proposed = $("#hf-agree section [role=status]")?.textContent.trim();
    if (proposed && proposed !== this.proposed) announce(proposed);
    this.proposed = proposed;
  });

  connection(status) {
    $("#hf-connection").textContent = status === "open" ? "" : say(status);
  }

  // What is sent

  /** Play an action; `words` tell it. */
  async send(action, words = action.label) {
    // From here until the answer is on the board nothing else can be played.
    if (this.sending) return;
    this.setSending(true);
    if (!(await this.coach.agrees(action))) {
      this.setSending(false);
      return this.play.set(this.actions);
    }
    try {
      const after = this.state.number;
      await post(`${this.api}/actions`, { action: action.do, after }, { lang: this.state.lang });
      if ($("#hf-tip")) $("#hf-tip").hidden = true;
      this.toast(words, true, after);
      if (!this.live.isOpen) await this.refresh();
    } catch (error) {
      this.refused(error);
    }
  }

  setSending(on) {
    this.sending = on;
    document.body.classList.toggle("sending", on);
  }

  async undo() {
    try {
      await post(`${this.api}/undo`, { after: this.state.number }, this.where);
      if (!this.live.isOpen) await this.refresh();
    } catch (error) {
      this.refused(error);
    }
  }

  refused(error) {
    this.setSending(false);
    this.toast(error.message || say("failed"));
    const whole = error instanceof Problem ? error.body.state : null;
    if (whole) {
      // The answer is drawn as the cookie says, which another window may have changed.
      if (whole.shape === this.state.shape && whole.inks === this.state.inks) this.enqueue(() => this.replace(whole));
      else this.refresh();
    } else this.play.render();
  }

  async whyText(text) {
    try {
      const answer = await post(`${this.api}/why`, { action: text }, this.where);
      this.play.why.show(text, answer.legal ? [] : [{ reason: answer.reason, rule: answer.rule }]);
    } catch (error) {
      this.play.why.show(text, [{ reason: error.message }]);
    }
  }

  /** What was just played, with the way back beside it. */
  toast(text, undoable = false, number = 0) {
    const box = $("#hf-toast");
    const button = undoable ? el("button", { type: "button", onclick: () => this.undo() }, say("undo")) : null;
    if (button) button.hidden = true;
    box.replaceChildren(el("span", { text }), ...(button ? [button] : []));
    box.hidden = false;
    clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => (box.hidden = true), 6000);
    if (!button) return;
    // Whether it can be taken back is known only after the update.
    const look = setInterval(() => {
      if (this.state.number > number && !this.moving) {
        clearInterval(look);
        button.hidden = !this.state.undo?.allowed;
        // With nothing to press it has been read soon, and lies in the way.
        if (button.hidden) setTimeout(() => button.isConnected && (box.hidden = true), 1500);
      }
    }, 60);
    setTimeout(() => clearInterval(look), 6000);
  }

  // My turn, the next player's turn

  myTurn() {
    bell();
    if (document.hidden && document.body.dataset.notify === "on" && window.Notification?.permission === "granted") {
      const note = new Notification(say("your_turn"), { body: this.state.prompt?.text, tag: this.state.match });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    }
  }

  /** One screen, several players: look through the eyes of whoever decides, after a cover if it matters. */
  async hotSeat() {
    const { decision, yours, eyes, over, study } = this.state;
    // A study lies open: there is nobody to hide anything from.
    if (over || study || !decision || !(yours?.length > 1) || !yours.includes(decision.seat) || decision.seat === eyes) return;
    if (!(this.state.hides ?? true)) return this.turnTo(decision.seat);
    const cover = $("#hf-cover");
    // Escape would uncover nothing and leave no way on.
    cover.oncancel = (event) => event.preventDefault();
    cover.onclose = () => document.body.classList.contains("covered") && cover.showModal();
    const player = this.state.players?.find((one) => one.seat === decision.seat);
    $(".who", cover).textContent = player?.seat_name ?? String(decision.seat);
    this.board.light(new Set());
    document.body.classList.add("covered");
    if (!cover.open) cover.showModal();
    $("button", cover).onclick = async () => {
      if (!(await this.turnTo(decision.seat))) return;
      document.body.classList.remove("covered");
      cover.close();
    };
  }

  /** Look through the eyes of a seat; whether that worked. Nothing can be played meanwhile: a click on what is
   *  about to be drawn anew would be lost. */
  turnTo(seat) {
    this.rest(true);
    return this.enqueue(async () => {
      try {
        const whole = await get(this.api, { ...this.where, eyes: seat });
        this.rest(false);
        await this.replace(whole);
        this.live.open({ ...this.where, after: whole.number });
        return true;
      } catch (error) {
        this.rest(false);
        this.draw();
        this.toast(error.message);
        return false;
      }
    });
  }

  words = later(150, async () => {
    const box = $("#hf-board-words");
    if (!box || box.closest("[hidden]")) return;
    const answer = await get(`${this.api}/words`, this.where);
    $("pre", box).textContent = typeof answer === "string" ? answer : (answer.words ?? answer.text);
  });

  // Buttons and keys of the page

  wire() {
    $("#hf-undo")?.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.undo();
    });
    for (const tab of $$("[role=tab]")) tab.addEventListener("click", () => this.tab(tab));
    $("[role=tablist]")?.addEventListener("keydown", (event) => {
      const tabs = $$("[role=tab]").filter((tab) => tab.offsetParent);
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
      next.focus();
      this.tab(next);
      event.preventDefault();
    });
    document.addEventListener("keydown", (event) => {
      if (event.defaultPrevented || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if ($("dialog[open]")) return;
      const keys = {
        u: () => this.state.undo?.allowed && this.undo(),
        r: () => !this.moving && this.shows.stage.again(),
        l: () => this.tab($("#hf-tab-log")),
        c: () => !$("#hf-tab-talk").hidden && (this.tab($("#hf-tab-talk")), $("#hf-talk input[name=text]")?.focus()),
        t: () => this.tab($("#hf-tab-words")),
        m: () => $("#hf-next") && location.assign($("#hf-next").href),
        "?": () => $("#hf-keys").showModal(),
      };
      if (!keys[event.key]) return;
      keys[event.key]();
      event.preventDefault();
    });
    $("#hf-help")?.addEventListener("click", () => $("#hf-keys").showModal());
    $("#hf-keys")?.addEventListener("click", (event) => {
      if (event.target === $("#hf-keys") || event.target.closest("[data-close]")) $("#hf-keys").close();
    });
    $("#hf-tip [data-close]")?.addEventListener("click", () => {
      $("#hf-tip").hidden = true;
      localStorage.setItem("tip", "seen");
    });
    const opening = `opening ${this.state.match}`;
    if (kept(opening)) $("#hf-opening")?.remove();
    $("#hf-opening [data-close]")?.addEventListener("click", () => {
      $("#hf-opening").remove();
      kept(opening, "seen");
    });
    if ($("#hf-tip")) $("#hf-tip").hidden = localStorage.getItem("tip") === "seen" || !this.state.decision?.yours;
  }

  tab(chosen) {
    for (const tab of $$("[role=tab]")) {
      const on = tab === chosen;
      tab.setAttribute("aria-selected", on);
      tab.tabIndex = on ? 0 : -1;
      $(`#${tab.getAttribute("aria-controls")}`).hidden = !on;
    }
    // On a phone the pane lies below the fold, and the board stays at the top: scroll up to the board's edge.
    const tabs = chosen.parentElement.getBoundingClientRect();
    window.scrollBy(0, tabs.top - this.board.root.getBoundingClientRect().bottom);
    if (chosen.id === "hf-tab-words") this.words();
    if (chosen.id === "hf-tab-talk") this.talk.seen();
  }
}

const state = data("hf-state");
if (state) {
  openRules();
  window.holdfast = new MatchPage(state);
}
