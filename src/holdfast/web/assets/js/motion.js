// Things move from where they were to where they are now. A clone flies above the board while the
// real element waits, so that nothing depends on the order in which the drawing stacks its elements.

import { matrix } from "./board.js";
import { moves } from "./page.js";

const FLY = 480;
const EASE = "cubic-bezier(.3, .1, .2, 1)";

/** A transform about the middle of an element, as CSS. */
function placed(at, centre, size = 1, dx = 0, dy = 0) {
  const [a, b, c, d, e, f] = at;
  const { x, y } = centre;
  return `translate(${dx}px, ${dy}px) matrix(${a}, ${b}, ${c}, ${d}, ${e}, ${f}) translate(${x}px, ${y}px) scale(${size}) translate(${-x}px, ${-y}px)`;
}

function middle(node) {
  const box = node.getBBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function ghost(board, node) {
  const copy = node.cloneNode(true);
  copy.removeAttribute("id");
  copy.removeAttribute("data-el");
  copy.removeAttribute("tabindex");
  copy.classList.remove("lit", "open", "chosen");
  copy.classList.add("ghost");
  board.overlay.append(copy);
  return copy;
}

async function run(node, frames, options) {
  const animation = node.animate(frames, { easing: EASE, fill: "both", ...options });
  running.add(animation);
  await animation.finished.catch(() => {});
  running.delete(animation);
}

const running = new Set();

/** Everything that still moves arrives at once: somebody wants to go on. */
export function hurry() {
  for (const animation of running) animation.finish();
}

async function fly(board, node, copy, start, end, size = 1.12) {
  const centre = middle(copy);
  node?.classList.add("away");
  await run(
    copy,
    [
      { transform: placed(start, centre, 1) },
      { transform: placed(start.map((value, index) => (value + end[index]) / 2), centre, size), offset: 0.5 },
      { transform: placed(end, centre, 1) },
    ],
    { duration: FLY },
  );
  copy.remove();
  node?.classList.remove("away");
}

async function fade(copy) {
  const at = matrix(copy);
  const centre = middle(copy);
  await run(
    copy,
    [
      { transform: placed(at, centre, 1), opacity: 1 },
      { transform: placed(at, centre, 0.7, 0, 14), opacity: 0 },
    ],
    { duration: 320 },
  );
  copy.remove();
}

async function land(node) {
  const at = matrix(node);
  const centre = middle(node);
  const frames = [
    { transform: placed(at, centre, 1.3, 0, -16), opacity: 0.15 },
    { transform: placed(at, centre, 1), opacity: 1 },
  ];
  await run(node, frames, { duration: 340, fill: "none" });
}

async function pulse(node) {
  await run(node, [{ opacity: 1 }, { opacity: 0.35, offset: 0.4 }, { opacity: 1 }], { duration: 420, fill: "none" });
}

/** The element that a fact such as "13" or "G4" means, if the board shows one. */
function named(board, fact) {
  if (typeof fact !== "string" && typeof fact !== "number") return null;
  if (board.has(String(fact))) return String(fact);
  const end = `:${fact}`;
  for (const id of board.nodes.keys()) if (id.endsWith(end)) return id;
  return null;
}

/** Show what changed. `records` come from Board.apply, `lines` are the log lines that caused it. */
export async function show(board, records, lines) {
  if (!moves()) return;
  const trips = new Map();
  for (const line of lines) {
    const event = line.event ?? {};
    if (event.from === undefined || event.to === undefined) continue;
    const [from, to] = [named(board, event.from), named(board, event.to)];
    if (from && to) trips.set(to, from);
  }
  const olds = new Map(records.map((record) => [record.id, record.old]));
  const work = [];
  for (const record of records) {
    const { id, node, old, from, to } = record;
    if (!node) {
      work.push(fade(ghost(board, old)));
    } else if (record.moved) {
      work.push(fly(board, node, ghost(board, node), from, to));
    } else if (trips.has(id) && olds.get(trips.get(id))) {
      // A counter drawn inside its place: the old picture of the place it left flies over.
      const source = olds.get(trips.get(id));
      work.push(fly(board, node, ghost(board, source), matrix(source), to));
    } else if (node.dataset.from && board.has(node.dataset.from)) {
      const start = board.center(node.dataset.from);
      const here = board.center(id);
      const shift = [...to];
      shift[4] += start.x - here.x;
      shift[5] += start.y - here.y;
      work.push(fly(board, node, ghost(board, node), shift, to, 1.2));
    } else if (!old) {
      work.push(land(node));
    } else if (!olds.has(named(board, lines.find((line) => line.event?.to === id)?.event?.from))) {
      work.push(pulse(node));
    }
  }
  await Promise.all(work);
}
