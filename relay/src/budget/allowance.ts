/** How often somebody did something in the window that is open. */
interface Window {
  readonly endsAt: number;
  readonly count: number;
}

const KEPT_AT_MOST = 50_000;

/** So much in so long. */
export interface Allowance {
  readonly most: number;
  readonly windowMs: number;
}

/**
 * Counts what each name did in windows of time, in memory: a restart forgives. The oldest names
 * are dropped where there are too many, which can only favour them.
 */
export class Counted {
  readonly #allowance: Allowance;
  readonly #windows = new Map<string, Window>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** Counts one. @returns whether it was still within the allowance */
  take(name: string, now: number): boolean {
    const open = this.#open(name, now);
    const count = (open?.count ?? 0) + 1;
    if (count > this.#allowance.most) return false;
    this.#windows.delete(name);
    this.#windows.set(name, { endsAt: open?.endsAt ?? now + this.#allowance.windowMs, count });
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > KEPT_AT_MOST && oldest !== undefined) this.#windows.delete(oldest);
    return true;
  }

  /** Milliseconds until one more is allowed; 0 where it is now. */
  waitMs(name: string, now: number): number {
    const open = this.#open(name, now);
    return open !== undefined && open.count >= this.#allowance.most ? open.endsAt - now : 0;
  }

  #open(name: string, now: number): Window | undefined {
    const found = this.#windows.get(name);
    return found !== undefined && now < found.endsAt ? found : undefined;
  }
}
