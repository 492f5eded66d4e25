// What a drawing says can be taken in hand: pieces (data-piece="KIND/NAME") and piles of things that
// are not seen one by one (data-pile="KIND" data-count="12"). Names may occur more than once.

const IDENTITY = [1, 0, 0, 1, 0, 0];

/** From the space of a node to that of the board. */
function place(board, node) {
  const own = node.getScreenCTM();
  const root = board.elements.getScreenCTM();
  if (!own || !root) return IDENTITY;
  const { a, b, c, d, e, f } = root.inverse().multiply(own);
  return [a, b, c, d, e, f];
}

/** A point of a node's space on the board. */
const onBoard = ([a, b, c, d, e, f], { x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f });

/** Where a node lies: its matrix, and its middle in its own space and on the board. */
export function measure(board, node) {
  const box = node.getBBox();
  const matrix = place(board, node);
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { matrix, centre, at: onBoard(matrix, centre), wide: box.width, high: box.height };
}

/** The pieces and piles of one element, as they lie now. It must still be in the page. */
export function survey(board, id, root) {
  const marked = [...root.querySelectorAll("[data-piece]")];
  const heaps = [...(root.dataset.pile ? [root] : []), ...root.querySelectorAll("[data-pile]")];
  // An element that says nothing is one thing of its own.
  const isOne = root.dataset.piece || !(marked.length || heaps.length);
  const nodes = isOne ? [root, ...marked] : marked;
  const pieces = nodes.map((node) => ({
    element: id,
    node,
    name: node.dataset.piece ?? id,
    kind: node.dataset.piece?.split("/")[0] ?? null,
    side: node.dataset.side ?? "",
    self: node === root,
    piled: Boolean(node.closest("[data-pile]")),
    ...measure(board, node),
  }));
  const piles = heaps.map((node) => ({
    key: `${id} ${node.dataset.pile}`,
    kind: node.dataset.pile,
    count: Number(node.dataset.count),
    ...measure(board, node),
  }));
  return { pieces, piles, loose: !(root.dataset.piece || marked.length || heaps.length) };
}
