// Narrowing: which actions are left after pointing at some elements. Knows no game and no page.

/** What sort of thing an element is: the first part of its id. */
export const sort = (id) => id.split(":")[0];

export class Choice {
  /** `actions`: [{key, touches, label, kind}]; `exists(id)`: whether the board shows an element;
   *  `overlap(id, other)`: whether two elements lie in the same place. */
  constructor(actions, exists, overlap = () => false) {
    Object.assign(this, { actions, exists, overlap });
    this.base = [];
    this.clear();
    this.base = this.given;
  }

  /** Touches that a person can point at; what the board does not show is chosen from the list. */
  visible(action) {
    return action.touches.filter(this.exists);
  }

  /** Actions that touch everything chosen so far. Any order of pointing is fine. */
  get left() {
    return this.actions.filter((action) => this.chosen.every((id) => action.touches.includes(id)));
  }

  /** What has been pointed at, or goes without it. */
  get pointed() {
    return [...new Set([...this.chosen, ...this.given])];
  }

  /** What is still to be pointed at for an action. */
  rest(action) {
    return this.visible(action).filter((id) => !this.chosen.includes(id) && !this.given.includes(id));
  }

  /** Elements to light up: for each action left, the first one not yet pointed at. */
  get next() {
    return new Set(this.left.map((action) => this.rest(action)[0]).filter(Boolean));
  }

  /** Everything that a click would narrow by, lit or not. */
  get open() {
    return new Set(this.left.flatMap((action) => this.rest(action)));
  }

  /** What could have been pointed at instead of the last one: its like, with everything before it. */
  get instead() {
    const last = this.chosen.at(-1);
    if (!last) return new Set();
    const kept = this.chosen.slice(0, -1);
    const fitting = this.actions.filter((action) => kept.every((id) => action.touches.includes(id)));
    return new Set(fitting.flatMap((action) => this.visible(action)).filter((id) => id !== last && sort(id) === sort(last)));
  }

  /** Actions that have been pointed out: what remains is to name one of them. */
  get ready() {
    return this.chosen.length ? this.left.filter((action) => !this.rest(action).length) : [];
  }

  /** What to offer by name: what is ready; and where the target came first, whatever a few can do to it. */
  offered(most) {
    const { left } = this;
    const all = this.chosen.length && left.length <= most && left.every((action) => this.chosen.includes(this.target(action)));
    return all ? left : this.ready;
  }

  /** Actions that need a button, as nothing on the board is left to point at for them. */
  get buttons() {
    return this.chosen.length ? [] : this.left.filter((action) => !this.rest(action).length);
  }

  /** Whether somebody meant just this: all of it was pointed at, or was the same for everything from the first. */
  isMeant(action) {
    return this.visible(action).every((id) => this.chosen.includes(id) || this.base.includes(id));
  }

  /** Where an action ends up: the last of its elements. */
  target(action) {
    return this.visible(action).at(-1) ?? null;
  }

  /** What pointing at a lit element would do: the one kind of all actions that end there, or none. */
  kind(id) {
    const kinds = new Set();
    for (const action of this.left) {
      const rest = this.rest(action);
      if (rest[0] === id) kinds.add(rest.length === 1 ? action.kind : "");
    }
    return kinds.size === 1 ? [...kinds][0] : "";
  }

  /** The id that an element answers to: the second copy of a card answers for the first. */
  resolve(id) {
    const first = id.replace(/:\d+$/, "");
    return !this.begins(id) && this.begins(first) ? first : id;
  }

  can(id) {
    return this.open.has(id) || (this.given.includes(id) && !this.chosen.includes(id));
  }

  /** Whether pointing at `id` would begin a new choice. */
  begins(id) {
    return this.actions.some((action) => action.touches.includes(id));
  }

  point(id) {
    this.chosen.push(id);
    this.#settle();
  }

  /** Go on with an element that does not fit: another of its sort is replaced by it, and whatever does not
   *  contradict it stays. Returns whether there is an action like that. */
  turn(id) {
    const kept = this.chosen.filter((one) => sort(one) !== sort(id));
    const fits = (wanted) => this.actions.some((action) => wanted.every((one) => action.touches.includes(one)));
    const other = (action) => action.touches.some((one) => kept.some((mine) => sort(mine) === sort(one) && mine !== one));
    if (fits([...kept, id])) this.chosen = [...kept, id];
    else if (this.actions.some((action) => action.touches.includes(id) && !other(action))) this.chosen = [id];
    else return false;
    this.#settle();
    return true;
  }

  back() {
    const id = this.chosen.pop();
    this.#settle();
    return id;
  }

  clear() {
    this.chosen = [];
    this.#settle();
  }

  /** Nobody needs to point at what is the same in all that is left; at first, in all that takes more than one
   *  click, if what comes second can then be told from what takes only one. */
  #settle() {
    this.given = [];
    for (;;) {
      const rests = this.left.map((action) => this.rest(action)).filter((ids) => ids.length);
      const begun = this.chosen.length || this.given.length;
      const asked = begun ? rests : rests.filter((ids) => ids.length > 1);
      const first = asked[0]?.[0];
      if (!first || asked.some((ids) => ids[0] !== first)) return;
      if (!begun && this.#clash(rests, first)) return;
      this.given.push(first);
    }
  }

  #clash(rests, first) {
    const alone = new Set(rests.filter((ids) => ids.length === 1).map((ids) => ids[0]));
    const second = new Set(rests.filter((ids) => ids.length > 1).map((ids) => ids[1]));
    alone.delete(first);
    return [...second].some((id) => [...alone].some((other) => other !== id && this.overlap(id, other)));
  }
}
