import { listNetworks, SHARES } from './network.ts';

export interface WindowLimitOptions {
  readonly most: number;
  readonly windowMs: number;
}

/** The requests a caller had left at the time of the request. */
export interface Allowance {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds until the window ends. */
  readonly resetMs: number;
  /** Milliseconds until the next request is allowed; 0 if this one was. */
  readonly waitMs: number;
}

interface Window {
  readonly endsAt: number;
  used: number;
}

/** Dropping the oldest windows can only favour their callers. */
const MAX_WINDOWS = 50_000;
/** Dropped in bulk, because finding a map's first entry gets slow after many deletions. */
const BATCH_DROPPED = 5000;

/** Counts in windows of a fixed length, one per name. The caller provides the time. */
export class WindowLimit {
  readonly most: number;
  readonly #windowMs: number;
  readonly #windows = new Map<string, Window>();

  constructor({ most, windowMs }: WindowLimitOptions) {
    this.most = most;
    this.#windowMs = windowMs;
  }

  /** Counts one request, unless none is left. */
  take(name: string, now: number): Allowance {
    return takeFromAll([[this, name]], now);
  }

  /** The current window of a name. */
  windowOf(name: string, now: number): Window {
    const open = this.#windows.get(name);
    if (open !== undefined && open.endsAt > now) return open;
    const fresh = { endsAt: now + this.#windowMs, used: 0 };
    this.#windows.delete(name);
    this.#windows.set(name, fresh);
    if (this.#windows.size > MAX_WINDOWS) this.#dropOldest();
    return fresh;
  }

  #dropOldest(): void {
    for (const name of this.#windows.keys()) {
      if (this.#windows.size <= MAX_WINDOWS - BATCH_DROPPED) return;
      this.#windows.delete(name);
    }
  }
}

/** Limits a caller's network and those around it, which have larger limits (NET-4). */
export class NetworkLimit {
  readonly #limits: readonly WindowLimit[];

  constructor({ most, windowMs }: WindowLimitOptions) {
    this.#limits = SHARES.map((share) => new WindowLimit({ most: most * share, windowMs }));
  }

  /** Counts a request in each network, unless one of them has none left. */
  take(address: string, now: number): Allowance {
    const pairs = listNetworks(address).flatMap((network, around) => {
      const limit = this.#limits[around];
      return limit === undefined ? [] : [[limit, network] as const];
    });
    return takeFromAll(pairs, now);
  }
}

function takeFromAll(pairs: readonly (readonly [WindowLimit, string])[], now: number): Allowance {
  const found = pairs.map(([limit, name]) => ({ limit, window: limit.windowOf(name, now) }));
  const isAllowed = found.every(({ limit, window }) => window.used < limit.most);
  if (isAllowed) for (const { window } of found) window.used += 1;
  const all = found.map(({ limit: { most }, window }) => ({
    isAllowed,
    limit: most,
    remaining: most - window.used,
    resetMs: window.endsAt - now,
    waitMs: isAllowed ? 0 : window.endsAt - now,
  }));
  // The limit with the least left decides the answer; of several, the one that lasts longest.
  const [tightest] = all.toSorted(
    (one, other) => one.remaining - other.remaining || other.resetMs - one.resetMs,
  );
  if (tightest === undefined) throw new Error('nothing was counted');
  return tightest;
}
