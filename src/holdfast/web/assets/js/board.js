// The board in the page: elements come and go by id, are lit, chosen, ringed, and found by clicks.

import { moves } from "./page.js";
import { survey } from "./pieces.js";

const SVG = "http://www.w3.org/2000/svg";

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
    this.nodes = new Map();
    for (const node of this.elements.children) this.nodes.set(node.dataset.el ?? node.id, node);
    this.lit = new Set();
    for (const node of this.nodes.values()) this.#prepare(node);
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
        continue;
      }
      const node = parse(markup);
      if (old) old.replaceWith(node);
      else this.elements.append(node);
      this.nodes.set(id, node);
      this.#prepare(node);
      records.push({ id, old, node, was: before.get(id) });
    }
    if (order?.length) this.#arrange(order);
    for (const record of records) record.now = look(record.id, record.node);
    if (focused && changes[focused]) this.nodes.get(focused)?.focus({ preventScroll: true });
    return records;
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
  }

  #halo(node) {
    if (!node.classList.contains("plain") || node.querySelector(":scope > .halo")) return;
    const box = node.getBBox();
    const halo = document.createElementNS(SVG, "rect");
    const set = { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4, rx: 8, class: "halo" };
    for (const [name, value] of Object.entries(set)) halo.setAttribute(name, Math.max(0, value) || value);
    node.append(halo);
  }

  /** Light `next`, show what is `chosen`; `open` can be clicked too. Each can be reached by keys. */
  light(next, chosen = [], open = next) {
    this.lit = new Set(next);
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

  center(id) {
    const node = this.nodes.get(id);
    if (!node) return null;
    const box = this.box(node);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
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

  /** The lit element nearest to a point of the screen, within `reach` pixels. */
  nearest(x, y, reach) {
    let best = null;
    for (const id of this.lit) {
      const box = this.nodes.get(id)?.getBoundingClientRect();
      if (!box) continue;
      const away = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
      if (away < reach) [best, reach] = [id, away];
    }
    return best;
  }

  /** The lit element that lies in a direction from another one. */
  neighbour(id, dx, dy) {
    const from = this.center(id);
    if (!from) return null;
    let best = null;
    let least = Infinity;
    for (const other of this.lit) {
      if (other === id) continue;
      const to = this.center(other);
      if (!to) continue;
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      if (along <= 1) continue;
      // Straight ahead counts for more than near: that is what an arrow key promises.
      const cost = along + aside * 2.2;
      if (cost < least) [best, least] = [other, cost];
    }
    return best;
  }

  focus(id) {
    const node = this.nodes.get(id);
    if (!node) return;
    for (const other of this.elements.querySelectorAll('[tabindex="0"]')) other.setAttribute("tabindex", -1);
    node.setAttribute("tabindex", 0);
    node.focus({ preventScroll: true });
  }
}
