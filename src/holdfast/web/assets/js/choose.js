// Narrowing: which actions are left after pointing at some elements. Knows no game and no page.

export class Choice {
  /** `actions`: [{key, touches, label}]; `exists(id)`: whether the board shows an element. */
  constructor(actions, exists) {
    this.actions = actions;
    this.exists = exists;
    this.clear();
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
    return [...this.chosen, ...this.given];
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

  /** Actions that have been pointed out completely: what remains is to name one of them. */
  get ready() {
    return this.chosen.length ? this.left.filter((action) => !this.rest(action).length) : [];
  }

  /** Actions that need a button, as nothing on the board is left to point at for them. */
  get buttons() {
    return this.chosen.length ? [] : this.left.filter((action) => !this.rest(action).length);
  }

  /** The id that an element answers to: the second copy of a card answers for the first. */
  resolve(id) {
    const first = id.replace(/:\d+$/, "");
    return !this.begins(id) && this.begins(first) ? first : id;
  }

  can(id) {
    return this.open.has(id);
  }

  /** Whether pointing at `id` would begin a new choice. */
  begins(id) {
    return this.actions.some((action) => action.touches.includes(id));
  }

  point(id) {
    this.chosen.push(id);
    this.#settle();
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

  /** Where all that is left begins with the same element and goes on from there, nobody needs to point at it. */
  #settle() {
    this.given = [];
    const { left } = this;
    while (left.length > 1) {
      const rests = left.map((action) => this.rest(action)).filter((ids) => ids.length);
      const first = rests[0]?.[0];
      if (!first || rests.some((ids) => ids[0] !== first) || rests.every((ids) => ids.length === 1)) return;
      this.given.push(first);
    }
  }
}
