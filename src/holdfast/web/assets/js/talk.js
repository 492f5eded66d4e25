// Chat and notes: small, plain, and always text, whatever somebody writes.

import { post } from "./api.js";
import { $, announce, el, say, seatName } from "./page.js";

const speaker = (line) => line.name || (line.seat === null ? say("somebody") : seatName(line.seat));

export class Talk {
  /** `tell(words)`: something that the person should see for a moment. */
  constructor(api, log, tell) {
    this.api = api;
    this.tell = tell;
    this.muted = new Set();
    this.log = log;
    this.list = $("#hf-talk ol");
    this.known = new Set();
    const form = $("#hf-talk form");
    form?.addEventListener("submit", async (event) => {
      event.preventDefault();
      const field = form.elements.text;
      const text = field.value.trim();
      if (!text) return;
      field.value = "";
      try {
        await post(`${api}/chat`, { text });
      } catch (error) {
        field.value = text;
        $("#hf-toast").replaceChildren(error.message);
        $("#hf-toast").hidden = false;
      }
    });
  }

  start({ chat, notes }) {
    this.list.replaceChildren();
    for (const line of chat ?? []) this.#add(line);
    if (notes?.length) this.log.setNotes(notes);
  }

  #add(line) {
    if (this.known.has(line.id)) return false;
    this.known.add(line.id);
    if (line.muted) this.muted.add(line.by);
    this.list.append(this.#draw(line));
    this.list.scrollTop = this.list.scrollHeight;
    return true;
  }

  #draw(line) {
    const at = new Date(line.at * 1000);
    const muted = this.muted.has(line.by);
    const item = el("li", { class: line.side, "data-by": line.by },
      el("time", { datetime: at.toISOString(), title: at.toLocaleString(document.documentElement.lang) },
        el("small", { text: at.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" }) })), " ",
      el("b", { text: speaker(line) }), line.side === "spectators" && line.seat === null ? ` (${say("spectator")})` : "", " ",
      el("span", { text: muted ? say("muted") : line.text }), " ");
    if (line.by && !line.mine) item.append(this.#about(line, muted));
    return item;
  }

  /** What can be done about a line: mute, report, block. It unfolds when it is wanted. */
  #about(line, muted) {
    const act = (path, body, done) => async () => {
      try {
        await post(`${this.api}/chat/${line.id}/${path}`, body);
        done();
      } catch (error) {
        this.tell(error.message);
      }
    };
    const button = (words, onclick) => el("button", { type: "button", class: "quiet", text: words, onclick });
    const tools = el("span", { class: "about", hidden: true },
      button(say(muted ? "unmute" : "mute"), act("mute", { on: !muted }, () => location.reload())),
      button(say("report"), act("report", {}, () => this.tell(say("reported")))),
      button(say("block"), act("block", {}, () => this.tell(say("blocked")))));
    const more = el("button", { type: "button", class: "quiet", "aria-label": say("line_more"), "aria-expanded": "false", text: "⋯" });
    more.onclick = () => {
      tools.hidden = !tools.hidden;
      more.setAttribute("aria-expanded", String(!tools.hidden));
    };
    return el("span", {}, more, tools);
  }

  chat(line) {
    if (!this.#add(line) || this.muted.has(line.by)) return;
    announce(`${speaker(line)}: ${line.text}`);
    if ($("#hf-talk").hidden) $("#hf-tab-talk").classList.add("unread");
  }

  seen() {
    $("#hf-tab-talk").classList.remove("unread");
    this.list.scrollTop = this.list.scrollHeight;
  }

  noted(note) {
    this.log.addNote(note);
  }

  /** Write a note on a move. */
  note(at) {
    const dialog = $("#hf-note");
    const form = $("form", dialog);
    form.elements.at.value = at;
    form.elements.text.value = "";
    form.onsubmit = async (event) => {
      event.preventDefault();
      if (event.submitter?.value === "cancel") return dialog.close();
      const text = form.elements.text.value.trim();
      if (text) {
        try {
          this.noted(await post(`${this.api}/notes`, { at, text, private: form.elements.private.checked }));
        } catch (error) {
          form.elements.text.setCustomValidity(error.message);
          form.elements.text.reportValidity();
          form.elements.text.oninput = () => form.elements.text.setCustomValidity("");
          return;
        }
      }
      dialog.close();
    };
    dialog.showModal();
  }
}
