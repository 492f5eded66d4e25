// Things move from where they were to where they are now. What moved is found by comparing the pieces
// that the drawing shows before and after (see pieces.js), with the log's `from` and `to` as guide where
// several look alike. No rule is known here, and nothing is compared that is not shown: a card face
// down is just a card face down. A copy flies above the board while the real one waits unseen.

import { moves } from "./page.js";
import { measure } from "./pieces.js";
import { rate } from "./tempo.js";

const EASE = "cubic-bezier(.3, .1, .2, 1)";
const SVG = "http://www.w3.org/2000/svg";
// Many things at once leave one after the other, but never so that one waits long for the last.
const LAST_START = 420;

const running = new Set();
let hurried = false;

/** Everything that still moves arrives at once, and what would follow too: somebody wants to go on. */
export function hurry() {
  hurried = true;
  for (const animation of running) animation.finish();
}

async function run(node, frames, options) {
  const animation = node.animate(frames, { easing: EASE, fill: "both", ...options });
  animation.playbackRate = rate();
  if (hurried) animation.finish();
  running.add(animation);
  await animation.finished.catch(() => {});
  running.delete(animation);
}

const away = (one, two) => Math.hypot(one.x - two.x, one.y - two.y);

/** A transform about the middle of a piece, as CSS. */
function placed(matrix, centre, wide = 1, high = wide, dy = 0) {
  const { x, y } = centre;
  return `translate(0px, ${dy}px) matrix(${matrix.join(", ")}) translate(${x}px, ${y}px) scale(${wide}, ${high}) translate(${-x}px, ${-y}px)`;
}

/** The same matrix, moved so that the middle of the piece comes to lie at a point. */
function centred(piece, at) {
  const [a, b, c, d] = piece.matrix;
  const { x, y } = piece.centre;
  return [a, b, c, d, at.x - a * x - c * y, at.y - b * x - d * y];
}

/** A copy of a piece above the board; its place is given by animation alone. */
function ghost(board, piece, how) {
  const copy = piece.node.cloneNode(true);
  for (const name of ["id", "data-el", "tabindex", "role", "transform"]) copy.removeAttribute(name);
  copy.classList.remove("lit", "open", "chosen", "away");
  for (const extra of copy.querySelectorAll(".halo, title")) extra.remove();
  for (const hidden of copy.querySelectorAll(".away")) hidden.classList.remove("away");
  const outer = document.createElementNS(SVG, "g");
  outer.classList.add("ghost");
  Object.assign(outer.dataset, { how, name: piece.name });
  outer.append(copy);
  board.overlay.append(outer);
  return outer;
}

/** From one place to another, past some points on the way. */
async function fly(board, piece, from, to, { past = [], delay = 0, hide = null } = {}) {
  const copy = ghost(board, piece, "fly");
  const stops = [from, ...past.map((at) => centred(piece, at)), to];
  const length = away({ x: from[4], y: from[5] }, { x: to[4], y: to[5] });
  const lift = 1 + Math.min(0.14, length / 1800);
  const frames = [];
  stops.forEach((stop, index) => {
    if (index) frames.push(stops[index - 1].map((value, i) => (value + stop[i]) / 2));
    frames.push(stop);
  });
  hide?.classList.add("away");
  await run(
    copy,
    frames.map((frame, index) => ({ transform: placed(frame, piece.centre, index % 2 ? lift : 1) })),
    { duration: Math.min(1300, 360 + length / 4 + past.length * 200), delay },
  );
  copy.remove();
  hide?.classList.remove("away");
}

/** Turned over where it lies; without a new side it is gone then. */
async function turn(board, old, now, delay = 0) {
  const copy = ghost(board, old, "turn");
  now?.node.classList.add("away");
  const flat = { transform: placed(old.matrix, old.centre, 0.04, 1.1, -6) };
  await run(copy, [{ transform: placed(old.matrix, old.centre) }, { ...flat, opacity: now ? 1 : 0.6 }], { duration: 220, delay, easing: "ease-in" });
  copy.remove();
  if (!now) return;
  const other = ghost(board, now, "turned");
  await run(other, [{ transform: placed(now.matrix, now.centre, 0.04, 1.1, -6) }, { transform: placed(now.matrix, now.centre) }], { duration: 220, easing: "ease-out" });
  other.remove();
  now.node.classList.remove("away");
}

/** Laid down from above. */
async function land(board, piece, delay = 0) {
  const copy = ghost(board, piece, "land");
  piece.node.classList.add("away");
  const frames = [
    { transform: placed(piece.matrix, piece.centre, 1.3, 1.3, -16), opacity: 0 },
    { transform: placed(piece.matrix, piece.centre), opacity: 1 },
  ];
  await run(copy, frames, { duration: 340, delay });
  copy.remove();
  piece.node.classList.remove("away");
}

/** What nobody takes in hand, such as walls or a frame, slides where it is and stays below the pieces. */
function slide(node, old, now) {
  return run(node, [old, now].map(({ matrix, centre }) => ({ transform: placed(matrix, centre) })), { duration: 420, fill: "none" });
}

const appear = (node) => run(node, [{ opacity: 0 }, { opacity: 1 }], { duration: 260, fill: "none" });
const pulse = (node) => run(node, [{ opacity: 1 }, { opacity: 0.5, offset: 0.4 }, { opacity: 1 }], { duration: 420, fill: "none" });

/** The element that a fact such as "13" or "G4" means, if the board shows one. */
function named(board, fact) {
  if (typeof fact !== "string" && typeof fact !== "number") return null;
  if (board.has(String(fact))) return String(fact);
  const end = `:${fact}`;
  for (const id of board.nodes.keys()) if (id.endsWith(end)) return id;
  return null;
}

/** Let the old pieces go the ways that the log tells. Returns the pieces by the element they end in. */
function told(board, olds, lines) {
  const places = new Map();
  const put = (id, piece) => places.set(id, [...(places.get(id) ?? []), piece]);
  for (const piece of olds) put(piece.element, piece);
  for (const { event = {}, marks = [] } of lines) {
    const to = named(board, event.to);
    if (!to) continue;
    const at = board.center(to);
    for (const piece of marks.flatMap((id) => places.get(id) ?? [])) if (piece.self) piece.past.push(at);
    const from = named(board, event.from);
    const piece = from === to ? null : places.get(from)?.find((one) => !one.self && !one.piled);
    if (!piece) continue;
    places.set(from, places.get(from).filter((one) => one !== piece));
    piece.past.push(at);
    put(to, piece);
  }
  return places;
}

/** Which old piece is which new one: as told, else the nearest of the same name. */
function paired(places, olds, news) {
  const pairs = [];
  const pair = (old, now) => {
    old.taken = now.taken = true;
    pairs.push([old, now]);
  };
  for (const now of news) {
    const old = places.get(now.element)?.find((one) => !one.taken && one.name === now.name);
    if (old) pair(old, now);
  }
  const left = [];
  for (const now of news)
    for (const old of olds)
      if (!now.taken && !old.taken && old.name === now.name) left.push([away(old.at, now.at), old, now]);
  for (const [, old, now] of left.sort((one, two) => one[0] - two[0])) {
    if (old.taken || now.taken) continue;
    if (!old.self) old.past = [];
    pair(old, now);
  }
  return pairs;
}

/** Piles that became smaller or larger: where things came from, and where they went. */
function changedPiles(board, records) {
  const piles = new Map();
  for (const { was, now } of records) {
    for (const pile of was?.piles ?? []) piles.set(pile.key, { ...pile, change: -pile.count });
    for (const pile of now?.piles ?? []) piles.set(pile.key, { ...pile, change: pile.count + (piles.get(pile.key)?.change ?? -pile.count) });
  }
  const all = [...piles.values()];
  const find = (kind, sign) => all.find((pile) => pile.kind === kind && pile.change * sign > 0) ?? null;
  const take = (kind, sign) => {
    const found = find(kind, sign);
    if (found) found.change -= sign;
    return found;
  };
  /** As much may have left a pile as came to it. If it is the only one of its kind, it is meant all the same. */
  const home = (kind, sign) => {
    const found = take(kind, sign);
    const every = found ? [] : [...board.elements.querySelectorAll(`[data-pile="${CSS.escape(kind)}"]`)];
    return found ?? (every.length === 1 ? measure(board, every[0]) : null);
  };
  return { find, home };
}

/** What lies face down has no name. If just one of a kind left and one came, and no pile tells where
 *  either was or went, then it is the same one, uncovered or covered on its way. */
function uncovered(gone, fresh, piles) {
  const pairs = [];
  const left = gone.filter((one) => !one.taken && !one.piled && one.kind);
  const came = fresh.filter((one) => !one.taken && !one.piled && one.kind);
  for (const now of came) {
    const [olds, news] = [left, came].map((list) => list.filter((one) => one.kind === now.kind));
    const nameless = [olds[0]?.name, now.name].some((name) => name === `${now.kind}/#`);
    if (olds.length !== 1 || news.length !== 1 || !nameless) continue;
    if (piles.find(now.kind, -1) || piles.find(now.kind, 1)) continue;
    olds[0].taken = now.taken = true;
    pairs.push([olds[0], now]);
  }
  return pairs;
}

const isMoved = (old, now) => old.matrix.some((value, index) => Math.abs(value - now.matrix[index]) > (index < 4 ? 0.02 : 0.6));

/** Show what changed. `records` come from Board.apply, `lines` are the log lines that caused it. */
export async function show(board, records, lines) {
  if (!moves()) return;
  hurried = false;
  for (const { was, now } of records) {
    // An empty place is no thing of its own if it held pieces before, or holds them now.
    if (!was || !now || was.loose === now.loose) continue;
    (was.loose ? was : now).pieces = [];
  }
  const olds = records.flatMap((record) => record.was?.pieces ?? []).map((piece) => Object.assign(piece, { past: [] }));
  const news = records.flatMap((record) => record.now?.pieces ?? []);
  const piles = changedPiles(board, records);
  const busy = new Set();
  const work = [];
  const later = [];
  const go = (start, ...pieces) => {
    for (const piece of pieces) if (piece) busy.add(piece.element);
    later.push(start);
  };
  const flying = new Set();
  for (const [old, now] of paired(told(board, olds, lines), olds, news)) {
    const within = (piece) => !piece.self && flying.has(piece.element);
    if (now.piled && old.piled && old.element === now.element) continue;
    if (within(now)) continue;
    if (!now.kind) {
      if (isMoved(old, now)) {
        busy.add(now.element);
        work.push(slide(now.node, old, now));
      }
    } else if (isMoved(old, now)) {
      if (now.self) flying.add(now.element);
      // The last stop of a way that was told is the new place itself.
      go((delay) => fly(board, now, old.matrix, now.matrix, { past: old.past.slice(0, -1), delay, hide: now.node }), old, now);
    } else if (old.side !== now.side) go((delay) => turn(board, old, now, delay), now);
  }
  const gone = olds.filter((piece) => !piece.taken);
  const fresh = news.filter((piece) => !piece.taken && !(flying.has(piece.element) && !piece.self));
  for (const now of fresh) {
    // Something else in the very same place: it was turned over.
    const old = now.kind && !now.piled && gone.find((one) => !one.taken && one.element === now.element && one.kind === now.kind && !isMoved(one, now));
    if (old) {
      old.taken = now.taken = true;
      go((delay) => turn(board, old, now, delay), now);
    }
  }
  uncovered(gone, fresh, piles).forEach(([old, now]) =>
    go((delay) => fly(board, now, old.matrix, now.matrix, { delay, hide: now.node }), old, now));
  // What comes from nowhere comes from whoever acted, if only one thing happened.
  const { by } = (lines.length === 1 && lines[0].event) || {};
  const actor = typeof by === "string" ? named(board, by) : null;
  for (const now of fresh) {
    if (now.taken) continue;
    const home = now.kind && piles.home(now.kind, -1);
    const start = home?.at ?? (now.kind && !now.self && actor && actor !== now.element ? board.center(actor) : null);
    if (now.piled && !home) continue;
    if (start) go((delay) => fly(board, now, centred(now, start), now.matrix, { delay, hide: now.node }), now);
    else if (now.kind) go((delay) => land(board, now, delay), now);
    else work.push(appear(now.node));
  }
  for (const old of gone) {
    if (old.taken || old.piled || !old.kind) continue;
    const home = piles.home(old.kind, 1);
    if (home) go((delay) => fly(board, old, old.matrix, centred(old, home.at), { delay }), old);
    else go((delay) => turn(board, old, null, delay), old);
  }
  const gap = Math.min(70, LAST_START / Math.max(1, later.length - 1));
  later.forEach((start, index) => work.push(start(index * gap)));
  // What is neither piece nor pile, and small enough to be looked at as one thing, just blinks.
  const small = board.svg.viewBox.baseVal.width / 5;
  for (const { id, old, node, now } of records)
    if (old && node && !busy.has(id) && !now?.piles.length && (now?.pieces ?? []).every((one) => one.wide < small)) work.push(pulse(node));
  await Promise.all(work);
}
