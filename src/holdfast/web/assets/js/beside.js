// Where a box may lie beside an element of the board without covering what can be clicked.

const GAP = 10;
const EDGE = 8;

/** Put `box` into the board's window, beside element `id`; `avoid` are the elements that must stay free. */
export function putBeside(board, box, id, avoid) {
  const node = board.node(id);
  if (!node) return;
  const root = board.root.getBoundingClientRect();
  const here = ({ left, top, width, height }) => ({ left: left - root.left, top: top - root.top, width, height });
  const at = here(node.getBoundingClientRect());
  const free = [...avoid].map((one) => board.node(one)?.getBoundingClientRect()).filter(Boolean).map(here);
  const { offsetWidth: wide, offsetHeight: high } = box;
  const within = (value, most) => Math.min(Math.max(EDGE, value), Math.max(EDGE, most - EDGE));
  const [right, left] = [at.left + at.width + GAP, at.left - wide - GAP];
  const [below, above] = [at.top + at.height + GAP, at.top - high - GAP];
  const spots = [[right, at.top], [left, at.top], [at.left, below], [at.left, above], [right, at.top - high], [left, at.top - high],
    [right, below], [left, below], [root.width - wide, EDGE], [EDGE, root.height - high], [EDGE, EDGE], [root.width - wide, root.height - high]]
    .map(([x, y]) => [within(x, root.width - wide), within(y, root.height - high)]);
  const hit = (one, [x, y]) => one.left + one.width > x && one.left < x + wide && one.top + one.height > y && one.top < y + high;
  // The element itself must be seen: covering it is worse than covering anything else.
  const covers = (spot) => free.filter((one) => hit(one, spot)).length + (hit(at, spot) ? 1000 : 0);
  const [x, y] = spots.reduce((one, two) => (covers(two) < covers(one) ? two : one));
  [box.style.left, box.style.top] = [`${x}px`, `${y}px`];
}

/** The buttons on the board stand at its foot, or at its head where they would cover less of what is lit. */
export function keepClear(board, bar) {
  const covered = (raised) => {
    board.root.classList.toggle("raised", raised);
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    const nodes = [...[...board.lit].map(board.node).filter(Boolean), ...board.elements.querySelectorAll(":scope > .chosen")];
    const boxes = nodes.map((node) => node.getBoundingClientRect());
    return boxes.filter((box) => box.right > left && box.left < right && box.bottom > top && box.top < bottom).length;
  };
  const low = covered(false);
  if (low && covered(true) >= low) board.root.classList.remove("raised");
}
