const KEPT_AT_MOST = 50_000;
/** Many at once, for to find the first of a map takes as long as there were others before it. */
const DROPPED_AT_ONCE = 5000;

/** So much in so long, wherever one begins to count. */
export interface Allowance {
  readonly most: number;
  readonly windowMs: number;
}

/**
 * Counts what each name did lately, in memory: a restart forgives. The names that did nothing for
 * the longest are dropped where there are too many, which can only favour them.
 */
export class Counted {
  readonly #allowance: Allowance;
  /** When each did what still counts, in order; the name that did something last is last. */
  readonly #times = new Map<string, readonly number[]>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** Counts one. @returns whether it was still within the allowance */
  take(name: string, now: number): boolean {
    const recent = this.#recent(name, now);
    if (recent.length >= this.#allowance.most) return false;
    this.#times.delete(name);
    this.#times.set(name, [...recent, now]);
    if (this.#times.size > KEPT_AT_MOST) this.#dropOldest();
    return true;
  }

  /** Milliseconds until one more is allowed; 0 where it is now. */
  waitMs(name: string, now: number): number {
    const { most, windowMs } = this.#allowance;
    const recent = this.#recent(name, now);
    const first = recent.at(-most);
    return first === undefined ? 0 : first + windowMs - now;
  }

  #dropOldest(): void {
    for (const name of this.#times.keys()) {
      if (this.#times.size <= KEPT_AT_MOST - DROPPED_AT_ONCE) return;
      this.#times.delete(name);
    }
  }

  /** A clock that went back forgets what was to come. */
  #recent(name: string, now: number): readonly number[] {
    const { windowMs } = this.#allowance;
    return (this.#times.get(name) ?? []).filter((at) => at > now - windowMs && at <= now);
  }
}
