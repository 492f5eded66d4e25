// Fair dice: what the server promised at the start, and every number computed anew from the key at the end.
// No rule of a game is needed for that: the journal says of each number what was asked for.

import { get } from "./api.js";
import { $, el, say } from "./page.js";

const STREAM = "hmac-sha256";
const BLOCK_WORDS = 8;
const bytes = (text) => new TextEncoder().encode(text);
const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** What a key is promised by: SHA-256 over the name of the generator and the key. */
export async function commitmentOf(generator, key) {
  const name = bytes(`holdfast commitment\n${generator}\n`);
  return hex(await crypto.subtle.digest("SHA-256", new Uint8Array([...name, ...key])));
}

/** The numbers of a key, in order: HMAC-SHA-256 of a counter, eight words of 32 bits to a block. */
export class Numbers {
  constructor(key) {
    this.key = crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    this.used = 0;
  }

  async word() {
    if (this.used % BLOCK_WORDS === 0) {
      const name = bytes("holdfast chance\n");
      const message = new DataView(new ArrayBuffer(name.length + 8));
      name.forEach((byte, at) => message.setUint8(at, byte));
      message.setBigUint64(name.length, BigInt(this.used / BLOCK_WORDS));
      this.block = new DataView(await crypto.subtle.sign("HMAC", await this.key, message));
    }
    return BigInt(this.block.getUint32((this.used++ % BLOCK_WORDS) * 4));
  }

  /** 0 to n - 1, each exactly as likely as any other: words that would favour some are passed over. */
  async pick(n) {
    const sides = BigInt(n);
    const all = 1n << 32n;
    for (;;) {
      const scaled = (await this.word()) * sides;
      if (scaled % all >= all % sides) return Number(scaled / all);
    }
  }

  /** What the journal calls d6 or p52: a die, which begins at 1 unless it has ten sides, or a draw. */
  async answer(asked) {
    const n = Number.parseInt(asked.slice(1), 10); // what it was for may follow
    const value = await this.pick(n);
    return asked[0] === "d" && n !== 10 ? value + 1 : value;
  }
}

/** The first number of a journal that does not follow from its key, or null; and how many there are. */
export async function check(journal) {
  const numbers = new Numbers(unhex(journal.key));
  let count = 0;
  for (const [at, asked] of journal.asked.entries()) {
    const recorded = journal.chance[at] ?? [];
    for (let place = 0; place < Math.max(asked.length, recorded.length); place++) {
      const right = place < asked.length ? await numbers.answer(asked[place]) : null;
      if (right !== recorded[place]) return { count, wrong: { at, place: place + 1, right, said: recorded[place] } };
      count++;
    }
  }
  return { count, wrong: null };
}

export class Fair {
  constructor(api, state) {
    this.api = api;
    this.root = $("#hf-fair");
    if (!this.root) return;
    this.memory = `fair:${state.match}`;
    this.note(state);
    $(".verify", this.root).addEventListener("click", () => this.verify());
    $("#hf-verify")?.addEventListener("click", () => this.verify());
  }

  /** Remember what was promised when this browser first saw the match: the server cannot change that. */
  note({ commitment, over }) {
    if (localStorage.getItem(this.memory)) return;
    localStorage.setItem(this.memory, JSON.stringify({ commitment, late: over, when: Date.now() }));
  }

  draw(over) {
    if (!this.root) return;
    $(".before", this.root).hidden = over;
    $(".after", this.root).hidden = !over;
    if ($("#hf-verify")) $("#hf-verify").hidden = !over;
  }

  async verify() {
    this.root.open = true;
    $("#hf-tab-people").click();
    const box = $(".proof", this.root);
    box.replaceChildren(el("p", { text: say("fair_working") }));
    try {
      const journal = await get(`${this.api}/journal`);
      if (!journal.key) {
        box.replaceChildren(el("p", { text: say("fair_sealed") }));
        return;
      }
      $(".key", this.root).textContent = journal.key;
      $(".published", this.root).hidden = false;
      const { good, lines } = await this.judge(journal);
      box.replaceChildren(...lines.map((text, at) => el("p", { class: at ? null : good ? "good" : "bad", text })));
    } catch (error) {
      box.replaceChildren(el("p", { class: "bad", text: error.message }));
    }
    this.root.scrollIntoView({ block: "end" });
  }

  async judge(journal) {
    if (!globalThis.crypto?.subtle) return { good: false, lines: [say("fair_insecure")] };
    const noted = JSON.parse(localStorage.getItem(this.memory));
    if (noted.commitment !== journal.commitment) {
      return { good: false, lines: [say("fair_changed", { noted: noted.commitment, now: journal.commitment })] };
    }
    const found = await commitmentOf(journal.generator, unhex(journal.key));
    if (found !== journal.commitment) return { good: false, lines: [say("fair_other_key", { found })] };
    // Numbers that depend on the occasion are drawn by the rules alone: they need more than a browser.
    if (journal.generator !== STREAM) return { good: true, lines: [say("fair_occasion")] };
    const { count, wrong } = await check(journal);
    if (wrong) {
      const facts = { ...wrong, right: wrong.right ?? "—", said: wrong.said ?? "—" };
      return { good: false, lines: [say(wrong.at ? "fair_wrong" : "fair_wrong_setup", facts)] };
    }
    const when = new Date(noted.when).toLocaleString(document.documentElement.lang);
    return { good: true, lines: [say("fair_kept", { count }), noted.late ? say("fair_late") : say("fair_noted", { when })] };
  }
}
