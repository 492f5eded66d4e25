// Drawn over the board: what it costs to get somewhere, and the way there.

/** How wide a mark is in pixels, and how small it may become. */
const WIDTH = 34;
const LEAST = 0.8;
const SVG = "http://www.w3.org/2000/svg";

function shape(tag, attributes, text) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  if (text !== undefined) node.textContent = text;
  return node;
}

export class Route {
  constructor(board) {
    this.board = board;
    this.way = shape("g", { class: "route", "aria-hidden": "true" });
    this.marks = shape("g", { class: "tolls", "aria-hidden": "true" });
    board.overlay.append(this.way, this.marks);
  }

  /** How many units of the drawing a pixel of the screen is: what is printed can be read at any size. */
  get #pixel() {
    return 1 / (this.board.svg.getScreenCTM()?.a || 1);
  }

  /** Cost and what is left, on each place that can be reached. */
  tolls(ways) {
    const px = this.#pixel;
    this.marks.replaceChildren(...ways.map(({ to, cost, left, surprise }) => {
      const at = this.board.center(to);
      if (!at) return shape("g", {});
      // Small places get smaller marks, down to what can still be read.
      const size = px * Math.min(1, Math.max(LEAST, this.board.box(this.board.node(to)).width / px / WIDTH));
      const mark = shape("g", { class: surprise ? "toll surprise" : "toll", transform: `translate(${at.x} ${at.y}) scale(${size})` });
      mark.append(
        shape("rect", { x: -17, y: -10, width: 34, height: 20, rx: 10, class: "left" }),
        shape("path", { d: "M0 -10H-7a10 10 0 0 0 0 20H0z", class: "cost" }),
        shape("text", { x: -8, y: 5, class: "cost" }, cost),
        shape("text", { x: 8.5, y: 5, class: "left" }, left),
      );
      return mark;
    }));
  }

  /** A line through these elements; those that somebody wished to pass are marked. */
  draw(way, via) {
    const px = this.#pixel;
    const spots = way.map((id) => this.board.center(id)).filter(Boolean);
    const line = spots.map(({ x, y }, at) => `${at ? "L" : "M"}${x} ${y}`).join("");
    const stops = (way.length ? [...new Set([...via, way.at(-1)])] : via).map((id) => this.board.center(id)).filter(Boolean);
    this.way.replaceChildren(
      ...(line ? ["under", "over"].map((part) => shape("path", { d: line, class: part, "stroke-width": (part === "under" ? 8 : 4) * px })) : []),
      ...stops.map(({ x, y }) => shape("circle", { cx: x, cy: y, r: 24 * px, "stroke-width": 3 * px })),
    );
  }
}
