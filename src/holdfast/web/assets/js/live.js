// The stream of a match: what happens arrives here, in order, without reloading.

export class Live {
  /** `on`: handlers by event name; `status(text)`: "open" or "cut". */
  constructor(match, on, status) {
    this.match = match;
    this.on = on;
    this.status = status;
    this.source = null;
    // A stream notices late that there is no network any more, and later still that there is one again.
    addEventListener("offline", () => this.source && this.status("cut"));
    addEventListener("online", () => this.source && this.again(0));
  }

  open({ after, ...where }) {
    this.close();
    const address = new URL(`/api/matches/${this.match}/events`, location.href);
    for (const [name, value] of Object.entries({ ...where, after }))
      if (value !== undefined && value !== null) address.searchParams.set(name, value);
    const source = new EventSource(address);
    this.source = source;
    this.where = where;
    for (const name of ["hello", "state", "update", "chat", "note", "players", "seating"])
      source.addEventListener(name, (event) => this.source === source && this.on[name]?.(JSON.parse(event.data)));
    source.addEventListener("bye", (event) => {
      if (JSON.parse(event.data).why !== "seat") return this.again(500);
      this.close();
      this.on.seat?.();
    });
    source.onopen = () => this.status("open");
    source.onerror = () => {
      this.status("cut");
      // The browser tries again by itself unless the server refused.
      if (source.readyState === EventSource.CLOSED) this.again(3000);
    };
  }

  get isOpen() {
    return this.source?.readyState === EventSource.OPEN;
  }

  again(wait) {
    this.close();
    clearTimeout(this.timer);
    // Without a number the stream begins with the whole state: nothing can be missed.
    this.timer = setTimeout(() => this.open({ ...this.where }), wait);
  }

  close() {
    this.source?.close();
    this.source = null;
  }
}
