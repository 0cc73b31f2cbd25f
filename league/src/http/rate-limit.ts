const WINDOW_MS = 60_000;
/** The most windows kept; dropping the oldest can only favour the caller. */
const WINDOWS_LIMIT = 50_000;
/** Dropped in bulk: finding the first entry of a map gets slow once many before it were deleted. */
const DROPPED_AT_ONCE = 5000;

export interface Allowance {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the window ends. */
  readonly resetSeconds: number;
}

interface Window {
  endsAt: number;
  used: number;
}

/** Counts requests in windows of one minute, one window for each name (LIM-2). */
export class RateLimit {
  readonly #limit: number;
  readonly #elapsed: () => number;
  readonly #windows = new Map<string, Window>();

  /**
   * @param limit requests a minute for each name
   * @param elapsed milliseconds by a monotonic clock: setting the time changes no limit
   */
  constructor(limit: number, elapsed: () => number) {
    this.#limit = limit;
    this.#elapsed = elapsed;
  }

  /** Counts one request, unless none is left. */
  take(name: string): Allowance {
    const now = this.#elapsed();
    const window = this.#window(name, now);
    const allowed = window.used < this.#limit;
    if (allowed) window.used += 1;
    return {
      allowed,
      limit: this.#limit,
      remaining: this.#limit - window.used,
      resetSeconds: Math.ceil((window.endsAt - now) / 1000),
    };
  }

  #window(name: string, now: number): Window {
    const open = this.#windows.get(name);
    if (open && open.endsAt > now) return open;
    const fresh = { endsAt: now + WINDOW_MS, used: 0 };
    this.#windows.delete(name);
    this.#windows.set(name, fresh);
    if (this.#windows.size > WINDOWS_LIMIT) this.#dropOldest();
    return fresh;
  }

  #dropOldest(): void {
    for (const name of this.#windows.keys()) {
      if (this.#windows.size <= WINDOWS_LIMIT - DROPPED_AT_ONCE) return;
      this.#windows.delete(name);
    }
  }
}

/** What the caller has left, in the headers of the IETF's RateLimit draft. */
export function rateLimitHeaders(allowance: Allowance): Record<string, string> {
  const { limit, remaining, resetSeconds, allowed } = allowance;
  return {
    'ratelimit-policy': `"minute";q=${limit};w=${WINDOW_MS / 1000}`,
    ratelimit: `"minute";r=${remaining};t=${resetSeconds}`,
    ...(allowed ? {} : { 'retry-after': String(resetSeconds) }),
  };
}
