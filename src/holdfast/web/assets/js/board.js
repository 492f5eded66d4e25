// The board in the page: elements come and go by id, are lit, chosen, ringed, and found by clicks.

import { arrows, turn } from "./arrows.js";
import { keepClear } from "./beside.js";
import { moves } from "./page.js";
import { survey } from "./pieces.js";
import { mark } from "./signs.js";

const SVG = "http://www.w3.org/2000/svg";
const MANY = 10;
const CROWD = 40;

/** A fragment of SVG as a node. The markup is drawn by the server; nothing in it can run. */
function parse(markup) {
  const box = document.createElement("template");
  box.innerHTML = `<svg>${markup}</svg>`;
  return document.importNode(box.content.firstChild.firstElementChild, true);
}

/** Where a drawing put an element. */
function matrix(node) {
  const list = node.transform?.baseVal;
  const one = list?.numberOfItems ? list.consolidate().matrix : null;
  return one ? [one.a, one.b, one.c, one.d, one.e, one.f] : [1, 0, 0, 1, 0, 0];
}

export class Board {
  constructor(root) {
    this.root = root;
    this.svg = root.querySelector("svg.pieces");
    this.elements = this.svg.querySelector("#hf-elements");
    this.overlay = this.svg.querySelector("#hf-overlay");
    this.bar = root.querySelector(".zoom");
    this.nodes = new Map();
    /** The markup of what is on the board, as the browser writes it, for whoever goes back over changes. */
    this.sources = new Map();
    for (const node of this.elements.children) {
      const id = node.dataset.el ?? node.id;
      this.nodes.set(id, node);
      this.sources.set(id, node.outerHTML);
    }
    this.lit = new Set();
    for (const node of this.nodes.values()) this.#prepare(node);
  }

  /** Who sits where, for drawings that leave room for a name (`data-name-of`). */
  seat(players) {
    this.names = new Map(players.map(({ seat, name }) => [String(seat), name]));
    for (const node of this.nodes.values()) this.#name(node);
  }

  has = (id) => this.nodes.has(id);
  node = (id) => this.nodes.get(id);

  /** What an element is called, from its title. */
  name(id) {
    return this.nodes.get(id)?.querySelector("title")?.textContent ?? id.split(":").pop();
  }

  /** Put new markup in place. Returns what changed: [{id, old, node, was, now}], the last two being the
   *  pieces in it before and after (see pieces.js), where things may move. */
  apply(changes, order) {
    const focused = document.activeElement?.dataset?.el;
    const look = (id, node) => (node && moves() ? survey(this, id, node) : null);
    const records = [];
    const before = new Map(Object.keys(changes).map((id) => [id, look(id, this.nodes.get(id))]));
    for (const [id, markup] of Object.entries(changes)) {
      const old = this.nodes.get(id) ?? null;
      if (markup === null) {
        if (!old) continue;
        records.push({ id, old, node: null, was: before.get(id) });
        old.remove();
        this.nodes.delete(id);
        this.sources.delete(id);
        continue;
      }
      const node = parse(markup);
      if (old) old.replaceWith(node);
      else this.elements.append(node);
      this.nodes.set(id, node);
      this.sources.set(id, node.outerHTML);
      this.#prepare(node);
      records.push({ id, old, node, was: before.get(id) });
    }
    if (order?.length) this.#arrange(order);
    for (const record of records) record.now = look(record.id, record.node);
    if (focused && changes[focused]) this.nodes.get(focused)?.focus({ preventScroll: true });
    return records;
  }

  /** What would take these changes back: [changes, order]. */
  reverse(changes) {
    const back = Object.keys(changes).map((id) => [id, this.sources.get(id) ?? null]);
    return [Object.fromEntries(back), this.order];
  }

  /** The elements in the order in which they are drawn. */
  get order() {
    return [...this.elements.children].map((node) => node.dataset.el ?? node.id);
  }

  /** What must change until the board shows exactly these. */
  until(elements) {
    const gone = [...this.nodes.keys()].filter((id) => !(id in elements));
    return { ...Object.fromEntries(gone.map((id) => [id, null])), ...this.news(elements) };
  }

  /** Those of these changes that the board does not show yet. */
  news(changes = {}) {
    const written = (markup) => (markup === null ? null : parse(markup).outerHTML);
    return Object.fromEntries(Object.entries(changes).filter(([id, markup]) => (this.sources.get(id) ?? null) !== written(markup)));
  }

  /** Replace everything, as after a reconnect. */
  replace(elements, order) {
    const gone = [...this.nodes.keys()].filter((id) => !(id in elements));
    return this.apply({ ...Object.fromEntries(gone.map((id) => [id, null])), ...elements }, order);
  }

  #arrange(order) {
    let at = this.elements.firstElementChild;
    for (const id of order) {
      const node = this.nodes.get(id);
      if (!node) continue;
      if (node === at) at = at.nextElementSibling;
      else this.elements.insertBefore(node, at);
    }
  }

  /** Drawings bring their own outline for lit elements; those that do not get a plain one. */
  #prepare(node) {
    const own = [...node.children].some((child) => /(^|\s)\w+-h(\s|$)/.test(child.getAttribute("class") ?? ""));
    if (!own) node.classList.add("plain");
    this.#name(node);
  }

  #name(node) {
    for (const text of node.querySelectorAll("[data-name-of]")) {
      const seat = (text.dataset.plain ??= text.textContent);
      const name = this.names?.get(text.dataset.nameOf);
      const write = (shown) => (text.textContent = shown ? `${seat} · ${shown}` : seat);
      write(name);
      for (let end = name?.length ?? 0; end > 1 && text.getComputedTextLength() > Number(text.dataset.room); )
        write(`${name.slice(0, --end).trimEnd()}…`);
    }
  }

  #halo(node) {
    if (!node.classList.contains("plain") || node.querySelector(":scope > .halo")) return;
    const box = node.getBBox();
    const halo = document.createElementNS(SVG, "rect");
    const set = { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4, rx: 8, class: "halo" };
    for (const [name, value] of Object.entries(set)) halo.setAttribute(name, Math.max(0, value) || value);
    node.append(halo);
  }

  /** Light `next`, show what is `chosen`; `open` can be clicked too. Each can be reached by keys.
   *  `kind(id)` is the kind of action that a click there would be, if it is one. */
  light(next, chosen = [], open = next, kind = () => "") {
    this.lit = new Set(next);
    this.ways = null;
    // So many need no beat each: a drawing may show them more quietly.
    this.svg.classList.toggle("many", this.lit.size > CROWD);
    let stop = [...this.lit].find((id) => this.nodes.get(id) === document.activeElement);
    stop ??= [...next][0];
    for (const [id, node] of this.nodes) {
      const lit = this.lit.has(id);
      const picked = chosen.includes(id);
      node.classList.toggle("lit", lit);
      node.classList.toggle("open", open.has(id) && !lit);
      node.classList.toggle("chosen", picked);
      if (lit || picked) {
        this.#halo(node);
        node.setAttribute("role", "button");
        node.setAttribute("aria-label", this.name(id));
        node.setAttribute("aria-pressed", picked);
        // One stop for the Tab key; arrows go from one lit element to the next.
        node.setAttribute("tabindex", id === stop ? 0 : -1);
      } else if (node.hasAttribute("role")) {
        for (const name of ["role", "aria-label", "aria-pressed", "tabindex"]) node.removeAttribute(name);
      }
    }
    this.#sign(new Map([...next].map((id) => [id, kind(id)]).filter(([, one]) => one)));
    if (this.bar) keepClear(this, this.bar);
  }

  /** Colours for the kinds of what is lit and, where there are several kinds, signs. */
  #sign(kinds) {
    for (const old of this.elements.querySelectorAll("[data-kind]")) delete old.dataset.kind;
    this.overlay.querySelector(".marks")?.remove();
    for (const [id, kind] of kinds) if (this.nodes.has(id)) this.nodes.get(id).dataset.kind = kind;
    const counts = new Map();
    for (const kind of kinds.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (counts.size < 2) return;
    // Where most are of one kind, its sign on each of them would hide more than it tells.
    const usual = [...counts].find(([, count]) => count > MANY)?.[0];
    const layer = document.createElementNS(SVG, "g");
    layer.setAttribute("class", "marks");
    const size = Number(this.root.dataset.width) / 72;
    for (const [id, kind] of kinds) {
      if (!this.nodes.has(id) || kind === usual) continue;
      const box = this.box(this.nodes.get(id));
      layer.append(mark(kind, box.x + box.width - size / 4, box.y + size / 4, size));
    }
    this.overlay.append(layer);
  }

  /** Rings round some elements: what a log line or a listed action is about. */
  ring(ids, kind = "ring") {
    this.unring(kind);
    for (const id of ids ?? []) {
      const node = this.nodes.get(id);
      if (!node) continue;
      const box = this.box(node);
      const ring = document.createElementNS(SVG, "rect");
      const pad = 5;
      const set = { x: box.x - pad, y: box.y - pad, width: box.width + 2 * pad, height: box.height + 2 * pad, rx: 10 };
      for (const [name, value] of Object.entries(set)) ring.setAttribute(name, value);
      ring.setAttribute("class", kind);
      this.overlay.append(ring);
    }
  }

  unring(kind = "ring") {
    for (const ring of this.overlay.querySelectorAll(`rect.${kind}`)) ring.remove();
  }

  /** An element's box in the units of the board. Hidden outlines are measured by nobody. */
  box(node) {
    const box = node.getBBox();
    const [a, b, c, d, e, f] = matrix(node);
    const xs = [box.x, box.x + box.width].flatMap((x) => [box.y, box.y + box.height].map((y) => a * x + c * y + e));
    const ys = [box.x, box.x + box.width].flatMap((x) => [box.y, box.y + box.height].map((y) => b * x + d * y + f));
    const x = Math.min(...xs);
    const y = Math.min(...ys);
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  }

  boxes(ids) {
    return [...ids].map((id) => this.nodes.get(id)).filter(Boolean).map((node) => this.box(node));
  }

  /** What a drawing wants to be seen from edge to edge: `data-whole` is how small it may become for that. */
  wholes() {
    const nodes = [...this.elements.querySelectorAll(":scope > [data-whole]")];
    return nodes.map((node) => ({ ...this.box(node), smallest: Number(node.dataset.whole) }));
  }

  center(id) {
    const node = this.nodes.get(id);
    if (!node) return null;
    const box = this.box(node);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Whether the middle of one of two elements lies on the other. */
  overlap(id, other) {
    const on = (spot, { x, y, width, height }) => spot.x >= x && spot.x <= x + width && spot.y >= y && spot.y <= y + height;
    const [one, two] = [id, other].map((name) => this.box(this.nodes.get(name)));
    return on(this.center(id), two) || on(this.center(other), one);
  }

  /** All elements under a point of the screen, topmost first: a counter may lie on what is meant. */
  under(x, y) {
    const ids = [];
    for (const node of document.elementsFromPoint(x, y)) {
      const id = node.closest?.("[data-el]")?.dataset.el;
      if (id && this.nodes.has(id) && !ids.includes(id)) ids.push(id);
    }
    return ids;
  }

  /** The lit element nearest to a point of the screen; each is at least `reach` wide to all sides of its middle. */
  nearest(x, y, reach) {
    let best = null;
    let least = Infinity;
    for (const id of this.lit) {
      const box = this.nodes.get(id)?.getBoundingClientRect();
      if (!box) continue;
      const [dx, dy] = [Math.abs(box.left + box.width / 2 - x), Math.abs(box.top + box.height / 2 - y)];
      const away = Math.hypot(Math.max(0, dx - box.width / 2), Math.max(0, dy - box.height / 2));
      const within = dx <= Math.max(reach, box.width / 2) && dy <= Math.max(reach, box.height / 2);
      if (within && away < least) [best, least] = [id, away];
    }
    return best;
  }

  /** The lit element closest to a point of the board, or simply the first one. */
  closest(spot) {
    const away = (id) => {
      const at = this.center(id);
      return at && spot ? Math.hypot(at.x - spot.x, at.y - spot.y) : Infinity;
    };
    return [...this.lit].filter(this.has).reduce((one, two) => (one === null || away(two) < away(one) ? two : one), null);
  }

  /** The lit element that lies in a direction from another one; by arrows one comes from each to every other. */
  neighbour(id, dx, dy) {
    if (!this.has(id)) return null;
    if (!this.ways?.has(id)) {
      const among = [...new Set([...this.lit, id])].filter(this.has);
      this.ways = arrows(among.map((one) => [one, this.center(one)]));
    }
    return this.ways.get(id)[turn(dx, dy)];
  }

  focus(id) {
    const node = this.nodes.get(id);
    if (!node) return;
    for (const other of this.elements.querySelectorAll('[tabindex="0"]')) other.setAttribute("tabindex", -1);
    node.setAttribute("tabindex", 0);
    node.focus({ preventScroll: true });
  }
}
