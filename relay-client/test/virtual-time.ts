interface Timer {
  readonly at: number;
  readonly ring: () => void;
}

/** A clock that runs only when it is told to, with its timers. */
export class VirtualTime {
  now = 0;
  readonly #timers = new Set<Timer>();

  after(ms: number, ring: () => void): () => void {
    const timer = { at: this.now + ms, ring };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Lets the time up to the next timer pass; false where there is none within that time. */
  runNext(withinMs: number): boolean {
    const next = [...this.#timers].toSorted((one, other) => one.at - other.at)[0];
    if (next === undefined || next.at > this.now + withinMs) return false;
    this.#timers.delete(next);
    this.now = Math.max(this.now, next.at);
    next.ring();
    return true;
  }
}
