// Pan and zoom: wheel, drag, pinch, buttons and keys move one transform; the drawing stays as it is.

const MOST = 6;

export class Camera {
  constructor(root) {
    this.root = root;
    this.world = root.querySelector(".world");
    this.ratio = Number(root.dataset.width) / Number(root.dataset.height);
    [this.x, this.y, this.k] = [0, 0, 1];
    this.pointers = new Map();
    this.dragged = false;
    new ResizeObserver(() => this.fit()).observe(root);
    root.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    root.addEventListener("pointerdown", (event) => this.#down(event));
    root.addEventListener("pointermove", (event) => this.#move(event));
    for (const kind of ["pointerup", "pointercancel"]) root.addEventListener(kind, (event) => this.#up(event));
    // A drag that ends on a counter is not a click on it.
    root.addEventListener("click", (event) => this.dragged && event.stopPropagation(), { capture: true });
    root.addEventListener("dblclick", (event) => {
      if (event.target.closest("button, .lit, .open")) return;
      if (this.k > 1.6) this.step("fit");
      else this.zoom(2.4, ...this.#local(event));
    });
    for (const button of root.querySelectorAll("[data-zoom]"))
      button.addEventListener("click", () => this.step(button.dataset.zoom));
    this.fit();
  }

  /** The size at which the whole board is seen. */
  fit() {
    const { clientWidth: wide, clientHeight: high } = this.root;
    if (!wide || !high) return;
    this.wide = Math.min(wide, high * this.ratio);
    this.high = this.wide / this.ratio;
    this.world.style.width = `${this.wide}px`;
    this.world.style.height = `${this.high}px`;
    this.#place();
  }

  step(what) {
    if (what === "fit") [this.x, this.y, this.k] = [0, 0, 1];
    const middle = [this.root.clientWidth / 2, this.root.clientHeight / 2];
    if (what === "in") this.zoom(1.4, ...middle);
    else if (what === "out") this.zoom(1 / 1.4, ...middle);
    else this.#place(true);
  }

  /** Zoom about a point of the board's window. */
  zoom(factor, px, py, smooth = true) {
    const k = Math.min(MOST, Math.max(1, this.k * factor));
    const [ox, oy] = this.#origin();
    const [wx, wy] = [(px - ox) / this.k, (py - oy) / this.k];
    this.x += wx * (this.k - k) + (this.wide * (k - this.k)) / 2;
    this.y += wy * (this.k - k) + (this.high * (k - this.k)) / 2;
    this.k = k;
    this.#place(smooth);
  }

  pan(dx, dy, smooth = true) {
    this.x += dx;
    this.y += dy;
    this.#place(smooth);
  }

  /** Bring a point of the drawing into sight. */
  show(box) {
    const scale = (this.wide / Number(this.root.dataset.width)) * this.k;
    const [ox, oy] = this.#origin();
    const [left, top] = [ox + box.x * scale, oy + box.y * scale];
    const [right, bottom] = [left + box.width * scale, top + box.height * scale];
    const edge = 16;
    const dx = left < edge ? edge - left : right > this.root.clientWidth - edge ? this.root.clientWidth - edge - right : 0;
    const dy = top < edge ? edge - top : bottom > this.root.clientHeight - edge ? this.root.clientHeight - edge - bottom : 0;
    if (dx || dy) this.pan(dx, dy);
  }

  #origin() {
    return [
      (this.root.clientWidth - this.wide * this.k) / 2 + this.x,
      (this.root.clientHeight - this.high * this.k) / 2 + this.y,
    ];
  }

  #place(smooth = false) {
    // The board never leaves its window further than its own edge.
    const over = (size, room) => Math.max(0, (size * this.k - room) / 2);
    const ox = over(this.wide, this.root.clientWidth);
    const oy = over(this.high, this.root.clientHeight);
    this.x = Math.min(ox, Math.max(-ox, this.x));
    this.y = Math.min(oy, Math.max(-oy, this.y));
    const [left, top] = this.#origin();
    this.world.classList.toggle("gliding", smooth);
    this.world.style.transform = `translate(${left}px, ${top}px) scale(${this.k})`;
    this.root.classList.toggle("zoomed", this.k > 1.01);
  }

  #local(event) {
    const box = this.root.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  #wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0018)), ...this.#local(event), false);
  }

  #down(event) {
    if (event.button > 0 || event.target.closest("button, a, .popover")) return;
    this.pointers.set(event.pointerId, this.#local(event));
    this.dragged = false;
    this.travel = 0;
  }

  #move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.#local(event);
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.pointers.set(event.pointerId, now);
    if (others.length) {
      const reach = (at) => Math.hypot(at[0] - others[0][0], at[1] - others[0][1]) || 1;
      const middle = [(now[0] + others[0][0]) / 2, (now[1] + others[0][1]) / 2];
      this.dragged = true;
      this.zoom(reach(now) / reach(before), ...middle, false);
      return;
    }
    this.travel += Math.hypot(now[0] - before[0], now[1] - before[1]);
    if (this.travel < 6 && !this.dragged) return;
    if (!this.dragged) this.root.setPointerCapture?.(event.pointerId);
    this.dragged = true;
    this.pan(now[0] - before[0], now[1] - before[1], false);
  }

  #up(event) {
    this.pointers.delete(event.pointerId);
    // The click event comes after this one and must still see that it was a drag.
    if (this.dragged) setTimeout(() => (this.dragged = this.pointers.size > 0), 0);
  }
}
