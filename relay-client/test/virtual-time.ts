interface Timer {
  readonly at: number;
  readonly ring: () => void;
}

/** A clock that only the test moves, with its timers. */
export class VirtualTime {
  now = 0;
  readonly #timers = new Set<Timer>();

  after(ms: number, ring: () => void): () => void {
    const timer = { at: this.now + ms, ring };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Advances to the next timer; false if none is due within that time. */
  runNext(withinMs: number): boolean {
    const next = [...this.#timers].toSorted((one, other) => one.at - other.at)[0];
    if (next === undefined || next.at > this.now + withinMs) return false;
    this.#timers.delete(next);
    this.now = Math.max(this.now, next.at);
    next.ring();
    return true;
  }
}
