// Pan and zoom: wheel, drag, pinch, buttons and keys move one transform; the drawing stays as it is.

import { moves } from "./page.js";
import { narrow } from "./shape.js";

const MOST = 6;
const FINGER = 44; // pixels that a finger needs to hit something
const PLENTY = 6; // so much in sight shows well enough what is asked
const EDGE = 6; // pixels beside what is shown whole

/** The box around all of these. */
const around = (boxes) => {
  const [x, y] = [Math.min(...boxes.map((one) => one.x)), Math.min(...boxes.map((one) => one.y))];
  const [right, bottom] = [Math.max(...boxes.map((one) => one.x + one.width)), Math.max(...boxes.map((one) => one.y + one.height))];
  return { x, y, width: right - x, height: bottom - y };
};

const within = (box, whole) =>
  box.x >= whole.x && box.y >= whole.y && box.x + box.width <= whole.x + whole.width && box.y + box.height <= whole.y + whole.height;

export class Camera {
  constructor(root) {
    this.root = root;
    this.world = root.querySelector(".world");
    this.ratio = Number(root.dataset.width) / Number(root.dataset.height);
    [this.x, this.y, this.k] = [0, Number(root.dataset.home) ? -Infinity : Infinity, 1];
    this.pointers = new Map();
    this.dragged = false;
    new ResizeObserver(() => this.fit()).observe(root);
    root.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    root.addEventListener("pointerdown", (event) => this.#down(event));
    root.addEventListener("pointermove", (event) => this.#move(event));
    for (const kind of ["pointerup", "pointercancel"]) root.addEventListener(kind, (event) => this.#up(event));
    // A drag that ends on a counter is not a click on it.
    root.addEventListener("click", (event) => this.dragged && event.stopPropagation(), { capture: true });
    root.addEventListener("dblclick", (event) => this.touched || this.#twice(event));
    for (const button of root.querySelectorAll("[data-zoom]"))
      button.addEventListener("click", () => this.step(button.dataset.zoom));
    this.fit();
  }

  /** The size at which the whole board is seen, or the least that the style sheet asks for; a tall one on a narrow
   *  screen fills the width instead, or more where that makes what is tapped large enough. */
  fit() {
    const { clientWidth: wide, clientHeight: high } = this.root;
    if (!wide || !high) return;
    this.#size(wide, high);
    this.sized?.();
    this.#place();
  }

  /** How high the window is, less what lies at its foot (see places.js). */
  get room() {
    return this.root.clientHeight - (this.foot ?? 0);
  }

  #size(wide, high) {
    const whole = Math.min(wide, high * this.ratio);
    const { width, tap, drawn } = this.root.dataset;
    const fills = drawn === "tall" && narrow.matches && whole < wide;
    const least = Math.min(parseFloat(getComputedStyle(this.root).getPropertyValue("--least")) || 0, high * this.ratio);
    this.scrolls = fills || whole < least;
    this.wide = fills ? Math.max(wide, Number(tap) ? (Number(width) * FINGER) / Number(tap) : 0) : Math.max(whole, least);
    this.least = whole / this.wide;
    this.high = this.wide / this.ratio;
    this.world.style.width = `${this.wide}px`;
    this.world.style.height = `${this.high}px`;
  }

  step(what) {
    if (what === "fit") [this.x, this.y, this.k] = [0, 0, this.k > this.least + 0.01 ? this.least : 1];
    const middle = [this.root.clientWidth / 2, this.room / 2];
    if (what === "in") this.zoom(1.4, ...middle);
    else if (what === "out") this.zoom(1 / 1.4, ...middle);
    else this.#place(true);
  }

  /** Zoom about a point of the board's window. */
  zoom(factor, px, py, smooth = true) {
    const k = Math.min(MOST, Math.max(this.least, this.k * factor));
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
    const dy = top < edge ? edge - top : bottom > this.room - edge ? this.room - edge - bottom : 0;
    if (dx || dy) this.pan(dx, dy);
  }

  /** Bring the middle of something to the middle of the window, as large as things usually are. */
  center({ x, y, width, height }) {
    const unit = this.wide / Number(this.root.dataset.width);
    this.k = 1;
    this.x = this.wide / 2 - (x + width / 2) * unit;
    this.y = this.high / 2 - (y + height / 2) * unit;
    this.#place(true);
  }

  /** How much of something is in sight, or how much of the window it fills, whichever is more. */
  share({ y, height }) {
    const scale = (this.wide / Number(this.root.dataset.width)) * this.k;
    const top = this.#origin()[1] + y * scale;
    const seen = Math.min(this.room, top + height * scale) - Math.max(0, top);
    return seen / Math.min(this.room, height * scale);
  }

  /** On a board that does not fit: what is asked comes into sight, and with it as much as there is room for of
   *  what the drawing names as a `whole`. If not all that is asked has room, go to where most of it is when little
   *  is in sight. A `whole` that may become smaller is shown from edge to edge while nothing is asked outside of it. */
  reveal(boxes, wholes = []) {
    if (!this.scrolls) return;
    const whole = wholes.find((one) => one.smallest < 1 && boxes.every((box) => within(box, one)));
    if (whole) return this.#frame(whole);
    if (this.framed && this.k === this.framed.k) this.k = 1;
    this.framed = null;
    if (!boxes.length || this.k <= this.least + 0.01) return;
    const asked = around(boxes);
    if (this.#fits(asked)) {
      for (const one of wholes) if (one.smallest >= 1) this.show(one);
      return this.show(asked); // which comes last, and so stays in sight whatever has no room
    }
    const scale = (this.wide / Number(this.root.dataset.width)) * this.k;
    const [ox, oy] = this.#origin();
    const middle = [this.root.clientWidth / 2, this.room / 2];
    const spots = boxes.map((box) => [ox + (box.x + box.width / 2) * scale, oy + (box.y + box.height / 2) * scale]);
    // How many could be seen if the window's middle were there.
    const seen = ([x, y]) => spots.filter((at) => Math.abs(at[0] - x) < middle[0] && Math.abs(at[1] - y) < middle[1] - 12).length;
    const counts = spots.map(seen);
    const [here, most] = [seen(middle), Math.max(...counts)];
    if (here >= PLENTY || here * 3 >= spots.length || here * 2 >= most) return;
    const best = spots[counts.indexOf(most)];
    this.pan(middle[0] - best[0], middle[1] - best[1]);
  }

  /** Whether something has room in the window as large as things are now. */
  #fits({ width, height }) {
    const scale = (this.wide / Number(this.root.dataset.width)) * this.k;
    return width * scale <= this.root.clientWidth && height * scale <= this.room;
  }

  /** Show something as large as fits; whoever looks elsewhere afterwards is left there. */
  #frame({ x, y, width, height, smallest }) {
    const unit = this.wide / Number(this.root.dataset.width);
    const [wide, high] = [this.root.clientWidth, this.room];
    const k = Math.max(this.least, smallest, Math.min(1, (wide - 2 * EDGE) / (width * unit), (high - 2 * EDGE) / (height * unit)));
    const is = [x, y, width, height].join();
    if (this.framed?.is === is) return;
    this.framed = { is, k };
    this.k = k;
    this.x = this.wide * k / 2 - (x + width / 2) * unit * k;
    this.y = this.high * k / 2 - (y + height / 2) * unit * k;
    this.#place(true);
  }

  #origin() {
    return [
      (this.root.clientWidth - this.wide * this.k) / 2 + this.x,
      (this.room - this.high * this.k) / 2 + this.y,
    ];
  }

  #place(smooth = false) {
    // The board never leaves its window further than its own edge.
    const over = (size, room) => Math.max(0, (size * this.k - room) / 2);
    const ox = over(this.wide, this.root.clientWidth);
    const oy = over(this.high, this.room);
    this.x = Math.min(ox, Math.max(-ox, this.x));
    this.y = Math.min(oy, Math.max(-oy, this.y));
    const [left, top] = this.#origin();
    this.world.classList.toggle("gliding", smooth);
    this.world.style.transform = `translate(${left}px, ${top}px) scale(${this.k})`;
    this.root.classList.toggle("zoomed", this.k > 1.01);
    this.placed?.();
  }

  #local(event) {
    const box = this.root.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  #wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0018)), ...this.#local(event), false);
  }

  /** Twice on the same spot: closer, or back to where everything has its usual size. */
  #twice(event) {
    if (event.target.closest("button, .lit, .open, .chosen")) return;
    if (this.k > 1.6) {
      if (this.scrolls) this.zoom(1 / this.k, ...this.#local(event));
      else this.step("fit");
    } else this.zoom(2.4 / Math.min(1, this.k), ...this.#local(event));
  }

  /** Go on a little after the finger has left. */
  #glide() {
    const [dx, dy] = this.speed ?? [0, 0];
    this.speed = [dx * 0.93, dy * 0.93];
    if (this.pointers.size || Math.hypot(dx, dy) < 0.4) return;
    this.pan(dx, dy, false);
    requestAnimationFrame(() => this.#glide());
  }

  #down(event) {
    if (event.button > 0 || event.target.closest("button, a, .popover")) return;
    this.touched = event.pointerType === "touch";
    this.speed = [0, 0];
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
    this.speed = [now[0] - before[0], now[1] - before[1]];
    this.moved = event.timeStamp;
    this.pan(...this.speed, false);
  }

  #up(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    if (event.pointerType === "touch" && event.type === "pointerup" && !this.pointers.size) {
      const [x, y] = this.#local(event);
      const last = this.tap;
      this.tap = this.dragged ? null : { x, y, at: event.timeStamp };
      // Not every phone makes a double click of two taps, so they are counted here.
      if (last && this.tap && event.timeStamp - last.at < 320 && Math.hypot(x - last.x, y - last.y) < 28) {
        this.tap = null;
        this.#twice(event);
      } else if (this.dragged && this.scrolls && moves() && event.timeStamp - this.moved < 60) this.#glide();
    }
    // The click event comes after this one and must still see that it was a drag.
    if (this.dragged) setTimeout(() => (this.dragged = this.pointers.size > 0), 0);
  }
}
