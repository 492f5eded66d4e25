// What every script needs from its page: data that the server put there, words, small helpers.

import { runs } from "./marks.js";

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

/** JSON that the server wrote into the page. It is data, so the policy against inline scripts holds. */
export function data(id) {
  const block = document.getElementById(id);
  return block ? JSON.parse(block.textContent) : null;
}

let words = null;
let plurals = null;

/** A sentence in the reader's language, with its gaps filled; one that counts has several forms. */
export function say(key, facts = {}) {
  words ??= data("hf-words") ?? {};
  let said = words[key] ?? key;
  if (typeof said === "object") {
    plurals ??= new Intl.PluralRules(document.documentElement.lang);
    said = said[plurals.select(Number(facts[said.by]))] ?? said.other;
  }
  return said.replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? "…");
}

/** A share as the reader's language writes it, in percent. */
export const percent = (share, digits = 0) =>
  new Intl.NumberFormat(document.documentElement.lang, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits }).format(share);

/** An element with attributes and children; strings become text, never markup. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "text") node.textContent = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/** Text in which rule numbers are links to the reference. */
export function cited(text, game = document.body.dataset.game) {
  return text.split(/\b([A-Z]{2,3}-[\dA-Z][\w.]*\w|[A-Z]{2,3}-\d)/).map((part, index) =>
    index % 2 ? el("a", { class: "cite", href: `/rules/${game}#${part}`, "data-rule": part, text: part }) : part);
}

/** Text of the rules with its emphasis shown. */
export const marked = (text) => runs(text).map(([tag, run]) => (tag ? el(tag, { text: run }) : run));

/** What the game notes beside a line, a rule or a result: history and design, no rule. */
export const gameNotes = (notes) =>
  (notes ?? []).map((note) => el("p", { class: "game-note", role: "note" }, el("span", { class: "sr", text: `${say("game_note")} ` }), note.text));

/** Whether the person wants such notes in the log. */
export const wantsNotes = () => document.documentElement.dataset.notes !== "off";

/** What this tab keeps under a key, after keeping a new value if one is given; some browsers keep nothing. */
export function kept(key, value) {
  try {
    if (value !== undefined) sessionStorage.setItem(key, value);
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether things may move: the person's choice first, then the system's. */
export function moves() {
  const wish = document.documentElement.dataset.motion;
  if (wish === "full") return true;
  if (wish === "none") return false;
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where fingers are all there is, no key is named. */
export const isTouch = matchMedia("(hover: none) and (pointer: coarse)");

/** Lower case without accents, so that "hockel" finds "Höckel". */
export const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** One call after things have been quiet for a while. */
export function later(wait, work) {
  let timer = 0;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => work(...args), wait);
  };
}

/** Say something to those who listen instead of look. */
export function announce(text) {
  const region = $("#hf-announcer");
  if (!region || !text) return;
  const line = el("p", { text });
  region.append(line);
  // Old lines go, so that a listener who walks into the region does not find a whole history.
  while (region.children.length > 6) region.firstChild.remove();
}

export const isTyping = (target) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What a seat is called, as the list of players has it. */
export const seatName = (seat) =>
  document.querySelector(`#hf-players [data-seat="${CSS.escape(String(seat))}"] .seat`)?.textContent ?? String(seat ?? "");
