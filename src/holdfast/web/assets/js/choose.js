// Narrowing: which actions are left after pointing at some elements. Knows no game and no page.

export class Choice {
  /** `actions`: [{key, touches, label}]; `exists(id)`: whether the board shows an element. */
  constructor(actions, exists) {
    this.actions = actions;
    this.exists = exists;
    this.chosen = [];
  }

  /** Touches that a person can point at; what the board does not show is chosen from the list. */
  visible(action) {
    return action.touches.filter(this.exists);
  }

  /** Actions that touch everything chosen so far. Any order of pointing is fine. */
  get left() {
    return this.actions.filter((action) => this.chosen.every((id) => action.touches.includes(id)));
  }

  /** Elements to light up: for each action left, the first one not yet pointed at. */
  get next() {
    const ids = new Set();
    for (const action of this.left) {
      const id = this.visible(action).find((touch) => !this.chosen.includes(touch));
      if (id) ids.add(id);
    }
    return ids;
  }

  /** Everything that a click would narrow by, lit or not. */
  get open() {
    return new Set(this.left.flatMap((action) => this.visible(action)).filter((id) => !this.chosen.includes(id)));
  }

  /** Actions that have been pointed out completely: what remains is to name one of them. */
  get ready() {
    if (!this.chosen.length) return [];
    return this.left.filter((action) => this.visible(action).every((id) => this.chosen.includes(id)));
  }

  /** Actions that touch nothing on the board: they need a button. */
  get buttons() {
    return this.actions.filter((action) => !this.visible(action).length);
  }

  /** The id that an element answers to: the second copy of a card answers for the first. */
  resolve(id) {
    const all = this.chosen.length ? this.open : null;
    const known = (name) => (all ? all.has(name) : false) || this.actions.some((a) => a.touches.includes(name));
    if (known(id)) return id;
    const first = id.replace(/:\d+$/, "");
    return first !== id && known(first) ? first : id;
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
  }

  back() {
    return this.chosen.pop();
  }

  clear() {
    this.chosen = [];
  }
}
