// A board that is much larger than its window has parts: castles of others, a battle. A row of them tells what can
// be pointed at in each, and leads there; what has been begun stays.

import { $$, el, say } from "./page.js";

const SVG = "http://www.w3.org/2000/svg";
/** So many windows high, a board has more in it than one finds by pushing it. */
const MANY = 2;

/** A small drawing that the board has, as the head of a button. */
function sign(name) {
  const drawn = document.createElementNS(SVG, "svg");
  drawn.setAttribute("viewBox", "-14 -16 28 32");
  drawn.setAttribute("aria-hidden", "true");
  drawn.append(document.createElementNS(SVG, "use"));
  drawn.firstChild.setAttribute("href", `#${name}`);
  return drawn;
}

export class Places {
  constructor(board, camera) {
    Object.assign(this, { board, camera });
    this.next = new Set();
    this.bar = el("nav", { class: "places no-print", "aria-label": say("places"), hidden: true });
    this.bar.addEventListener("click", (event) => this.#go(event.target.closest("button")));
    board.root.append(this.bar);
    camera.placed = () => this.#look();
    // Between two sizes of a window the row comes or goes, and with it the room for the board.
    camera.sized = () => this.#size();
    this.set(board.lit);
    camera.fit();
  }

  /** The parts as the drawing has them now, from the top of the board to its foot. */
  get parts() {
    const nodes = $$(":scope > [data-part]", this.board.elements);
    const parts = nodes.map(({ dataset }) => {
      const [x, y, width, height] = dataset.part.split(" ").map(Number);
      return { name: dataset.partName, sign: dataset.partSign, x, y, width, height };
    });
    return parts.sort((one, two) => one.y - two.y);
  }

  /** What is lit now, and of what kind each is. */
  set(next, kind = () => "") {
    const { parts } = this;
    const homes = [...next].map((id) => [id, this.#home(id, parts)]);
    this.shown = parts.map((part) => {
      const here = homes.filter(([, home]) => home === part).map(([id]) => id);
      const kinds = new Set(here.map(kind));
      return { ...part, count: here.length, kind: kinds.size === 1 ? [...kinds][0] : "" };
    });
    this.bar.replaceChildren(...this.shown.map(({ name, sign: drawn, count, kind: sort }, at) =>
      el("button", { type: "button", "data-at": at }, sign(drawn), el("span", { text: name }),
        ...(count ? [el("b", { class: sort ? `k-${sort}` : null, "aria-hidden": "true", text: String(count) }),
          el("span", { class: "sr", text: `, ${say("places_open", { count })}` })] : []))));
    this.#look();
  }

  /** The part to which something belongs: what stands out of one is nearest to it. */
  #home(id, parts) {
    const spot = this.board.center(id);
    const away = ({ y, height }) => Math.max(0, y - spot.y, spot.y - y - height);
    return spot && parts.reduce((one, two) => (away(two) < away(one) ? two : one));
  }

  #go(button) {
    if (button) this.camera.center(this.shown[Number(button.dataset.at)]);
  }

  /** Whether there is a row, and how much of the board's window it takes. */
  #size() {
    this.bar.hidden = !this.camera.scrolls || this.camera.high < MANY * this.board.root.clientHeight || this.shown.length < 3;
    this.camera.foot = this.bar.offsetHeight;
    this.board.root.style.setProperty("--foot", `${this.camera.foot}px`);
  }

  /** The parts that are in sight, all of them or most of the window. */
  #look() {
    for (const button of this.bar.children) {
      const seen = this.camera.share(this.shown[Number(button.dataset.at)]) > 0.6;
      if (seen) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  }
}
