// Why not? What would touch an element, and why it is not allowed now, with the rules.

import { sort } from "./choose.js";
import { $, cited, el, say } from "./page.js";

export class Why {
  /** `ask(ids)` -> reasons; `look(id, reasons)` shows them beside what the thing is, if that is known. */
  constructor(board, ask, look) {
    Object.assign(this, { board, hook: ask, look });
    this.asking = false;
    this.box = $("#hf-whynot");
    $("#hf-why")?.addEventListener("click", () => this.toggle());
    $("[data-close]", this.box ?? document)?.addEventListener("click", () => this.close());
  }

  /** Every click asks, until it is switched off. */
  toggle(on = !this.asking) {
    this.asking = on;
    document.body.classList.toggle("asking", on);
    $("#hf-why")?.setAttribute("aria-pressed", on);
    if (!on) this.close();
  }

  close() {
    if (!this.box || this.box.hidden) return false;
    this.box.hidden = true;
    this.board.unring("doubt");
    return true;
  }

  /** `pointed` is what has been chosen so far, `id` what does not go with it. */
  async about(id, pointed) {
    if (!this.board.has(id) || !this.hook) return;
    this.board.ring([id], "doubt");
    // First together with what has been chosen, then in the place of its like, then alone.
    const others = pointed.filter((one) => sort(one) !== sort(id));
    let reasons = [];
    for (const wanted of [[...pointed, id], [...others, id], [id]])
      if (!reasons.length) reasons = await this.hook([...new Set(wanted)].slice(0, 5)).catch(() => []);
    if (await this.look?.(id, reasons)) this.board.unring("doubt");
    else this.show(this.board.name(id), reasons);
  }

  show(title, reasons) {
    if (!this.box) return;
    $(".body", this.box).replaceChildren(
      el("h3", { text: title }),
      reasons.length
        ? el("ul", {}, ...reasons.slice(0, 4).map((one) => el("li", {},
            one.label ? el("b", { text: `${one.label}: ` }) : null,
            el("span", {}, ...cited(one.reason.includes(one.rule) ? one.reason : `${one.reason} ${one.rule ?? ""}`)))))
        : el("p", { text: say("nothing_here") }),
    );
    this.box.hidden = false;
  }
}
