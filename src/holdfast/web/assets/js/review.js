// The review page and the report: asks for the review, shows how far it is, and puts it in its place.

import { $, announce, percent, say } from "./page.js";
import { told } from "./stream.js";

class ReviewPage {
  constructor() {
    this.bar = $("#hf-progress");
    this.state = $("#hf-review-state");
    this.report = $("#hf-report");
    this.again = $("#hf-again");
    this.cancel = $("#hf-cancel");
    this.again.addEventListener("click", () => this.ask());
    this.cancel.addEventListener("click", () => this.stop.abort());
    // What is printed is printed in full.
    addEventListener("beforeprint", () => this.report.querySelectorAll("details").forEach((turn) => (turn.open = true)));
    // A report waits until somebody wants a review, but shows one that is there.
    if (document.body.dataset.review === "idle") this.look();
    else this.ask();
  }

  events(signal, more = {}) {
    return told(`/api/matches/${document.body.dataset.match}/review`, {}, { lang: document.documentElement.lang, ...more }, signal);
  }

  async look() {
    for await (const [name, data] of this.events(undefined, { kept: true })) if (name === "review") this.tell(data.html);
  }

  async ask() {
    const { signal } = (this.stop = new AbortController());
    this.show("working");
    try {
      for await (const [name, data] of this.events(signal)) {
        if (name === "progress") this.progress(data.share);
        else if (name === "review") return this.tell(data.html);
        else throw new Error(data.detail);
      }
      throw new Error(say("failed"));
    } catch (error) {
      this.show("stopped", signal.aborted ? say("review_stopped") : error.message);
    }
  }

  progress(share) {
    this.bar.value = share;
    this.state.textContent = say("review_working", { share: percent(share) });
  }

  tell(html) {
    // Drawn and escaped by the server; nothing in it can run.
    this.report.innerHTML = html;
    this.show("done");
    announce(say("review_done"));
  }

  show(state, words = say("review_working", { share: percent(0) })) {
    document.body.dataset.review = state;
    this.state.textContent = words;
  }
}

new ReviewPage();
