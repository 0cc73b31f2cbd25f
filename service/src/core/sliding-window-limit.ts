import { SHARES } from './network.ts';

const MAX_NAMES = 50_000;
/** Entries to drop at once, because finding a map's first entry gets slow after many deletions. */
const BATCH_DROPPED = 5000;
const NONE: readonly number[] = [];

/** A limit: at most this many actions in any window of that length. */
export interface WindowLimit {
  readonly most: number;
  readonly windowMs: number;
}

/**
 * Limits what each name does in a sliding window. Kept in memory, so a restart forgives. If there
 * are too many names, the longest idle ones are dropped, which can only favour them.
 */
export class SlidingWindowLimit {
  readonly #limit: WindowLimit;
  /**
   * The times of each name's counted actions, in order; the most recent name is last. Most names
   * act once, and a plain number takes a quarter of a list's memory.
   */
  readonly #times = new Map<string, number | readonly number[]>();

  constructor(limit: WindowLimit) {
    this.#limit = limit;
  }

  /** Counts an action, and returns whether it was within the limit. */
  take(name: string, now: number): boolean {
    const recent = this.#recent(name, now);
    if (recent.length >= this.#limit.most) return false;
    this.#times.delete(name);
    this.#times.set(name, recent.length === 0 ? now : [...recent, now]);
    if (this.#times.size > MAX_NAMES) this.#dropOldest();
    return true;
  }

  /** Milliseconds until another action is allowed; 0 if it is now. */
  waitMs(name: string, now: number): number {
    const { most, windowMs } = this.#limit;
    const recent = this.#recent(name, now);
    const first = recent.at(-most);
    return first === undefined ? 0 : first + windowMs - now;
  }

  #dropOldest(): void {
    for (const name of this.#times.keys()) {
      if (this.#times.size <= MAX_NAMES - BATCH_DROPPED) return;
      this.#times.delete(name);
    }
  }

  /** The recent times of a name. If the clock went back, times in the future are forgotten. */
  #recent(name: string, now: number): readonly number[] {
    const times = this.#times.get(name);
    if (times === undefined) return NONE;
    const { windowMs } = this.#limit;
    return [times].flat().filter((at) => at > now - windowMs && at <= now);
  }
}

/** Limits networks likewise, each with the larger ones around it, at larger limits (NET-4). */
export class SlidingNetworkLimit {
  readonly #limits: readonly SlidingWindowLimit[];

  constructor({ most, windowMs }: WindowLimit) {
    this.#limits = SHARES.map((share) => new SlidingWindowLimit({ most: most * share, windowMs }));
  }

  /** Counts an action in each network, larger ones included, or in none if one is full. */
  take(networks: readonly string[], now: number): boolean {
    if (this.waitMs(networks, now) > 0) return false;
    for (const [around, name] of networks.entries()) this.#limits[around]?.take(name, now);
    return true;
  }

  /** Milliseconds until another action is allowed; 0 if it is now. */
  waitMs(networks: readonly string[], now: number): number {
    const waits = networks.map((name, around) => this.#limits[around]?.waitMs(name, now) ?? 0);
    return Math.max(0, ...waits);
  }
}
