// Chat and notes: small, plain, and always text, whatever somebody writes.

import { post } from "./api.js";
import { $, announce, el, say, seatName } from "./page.js";

const speaker = (line) => line.name || (line.seat === null ? say("somebody") : seatName(line.seat));

export class Talk {
  constructor(api, log) {
    this.api = api;
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
    this.list.append(el("li", {}, el("b", { text: speaker(line) }), " ", el("span", { text: line.text })));
    this.list.scrollTop = this.list.scrollHeight;
    return true;
  }

  chat(line) {
    if (!this.#add(line)) return;
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
