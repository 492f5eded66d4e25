// Dragging: a piece is taken where it lies and put where it goes. It is the same choice as two clicks; what
// can be taken, and where it can be put, is what can be clicked.

const SVG = "http://www.w3.org/2000/svg";
/** So far a hand may tremble, and so near a target must be where a piece is let go. */
const TREMBLE = 6;
const NEAR = 34;

export class Drag {
  /** `page`: the match page, whose ways of choosing are used. */
  constructor(page) {
    Object.assign(this, { page, board: page.board, held: null });
    const { svg } = this.board;
    svg.addEventListener("pointerdown", (event) => this.#down(event), { capture: true });
    svg.addEventListener("click", (event) => this.#swallow(event), { capture: true });
    window.addEventListener("pointermove", (event) => this.#move(event));
    window.addEventListener("pointerup", (event) => this.#up(event));
    window.addEventListener("pointercancel", () => this.#drop());
  }

  /** Who would take an element in hand, if anybody. */
  #hand(id) {
    const { journey, rehearsal, play } = this.page;
    if (rehearsal.isLoose(id)) return { take: () => this.#takeUp(id), put: (to) => play.point(to), drop: () => play.back() };
    if (!this.board.lit.has(id) && !play.choice.pointed.includes(id)) return null;
    const node = this.board.node(id);
    if (!node.dataset.piece && !node.querySelector("[data-piece]")) return null;
    if (journey.open && journey.travels(id)) return { take: () => journey.take(id), put: (to) => journey.put(to), drop: () => {} };
    return this.#choosing(id);
  }

  async #takeUp(id) {
    const lies = await this.page.rehearsal.takeUp(id);
    if (lies) this.page.play.point(lies);
  }

  /** To point at it is the first click. What one click alone would answer can be dropped on too. */
  #choosing(id) {
    const { play } = this.page;
    const { choice } = play;
    if (!choice.left.some((action) => action.touches.includes(id) && choice.visible(action).length > 1)) return null;
    const alone = (to) => choice.actions.some((action) => choice.visible(action).join() === to);
    const put = (to) => {
      if (!choice.can(to)) play.back();
      play.point(to);
    };
    return { take: () => choice.pointed.includes(id) || play.point(id), put, drop: () => play.back(), alone };
  }

  #down(event) {
    this.dragged = false;
    if (!event.isPrimary || event.button > 0 || event.shiftKey || this.page.moving || this.page.sending || document.body.classList.contains("asking")) return;
    for (const id of this.board.under(event.clientX, event.clientY)) {
      const hand = this.#hand(id);
      if (!hand) continue;
      this.held = { id, hand, x: event.clientX, y: event.clientY, pointer: event.pointerId };
      event.stopPropagation(); // the board stays where it is
      return;
    }
  }

  #move(event) {
    const { held } = this;
    if (!held || event.pointerId !== held.pointer) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.ghost) {
      if (Math.hypot(dx, dy) < TREMBLE) return;
      held.ghost = this.#ghost(held.id);
      document.body.classList.add("dragging");
      held.taken = Promise.resolve(held.hand.take());
    }
    const scale = this.board.svg.getScreenCTM()?.a || 1;
    held.ghost.setAttribute("transform", `translate(${dx / scale} ${dy / scale})`);
    const over = this.#target(event);
    if (over !== held.over) {
      this.board.node(held.over)?.classList.remove("over");
      this.board.node(over)?.classList.add("over");
      held.over = over;
    }
  }

  async #up(event) {
    const { held } = this;
    if (!held || event.pointerId !== held.pointer) return;
    if (!held.ghost) return this.#drop();
    this.dragged = true;
    // What was taken up may still be on its way to where it can be put.
    await held.taken;
    const to = this.#target(event);
    this.#drop();
    if (to) held.hand.put(to);
    else held.hand.drop();
  }

  #drop() {
    const { held } = this;
    this.held = null;
    if (!held) return;
    held.ghost?.remove();
    this.board.node(held.over)?.classList.remove("over");
    document.body.classList.remove("dragging");
  }

  /** The click that ends a drag is none. */
  #swallow(event) {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopImmediatePropagation();
  }

  /** What can be clicked where the piece is, or near it. */
  #target({ clientX, clientY }) {
    const lit = (id) => this.board.lit.has(id) && id !== this.held?.id;
    const here = this.board.under(clientX, clientY);
    const under = here.find(lit) ?? here.find((id) => this.held?.hand.alone?.(id));
    if (under) return under;
    const near = this.board.nearest(clientX, clientY, NEAR);
    return near && lit(near) ? near : null;
  }

  #ghost(id) {
    const ghost = document.createElementNS(SVG, "g");
    ghost.setAttribute("class", "dragged");
    const copy = this.board.node(id).cloneNode(true);
    for (const name of ["id", "data-el", "role", "tabindex", "aria-label", "aria-pressed"]) copy.removeAttribute(name);
    copy.classList.remove("lit", "chosen", "open");
    ghost.append(copy);
    this.board.overlay.append(ghost);
    return ghost;
  }
}
