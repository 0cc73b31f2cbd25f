import { LeagueFailure, NoAnswer } from './answer.ts';

export interface CachedValueOptions {
  /** How long a value is given to whoever comes without asking again. */
  readonly freshMs: number;
  /** How long nobody asks after the league gave no answer, or refused: a crowd would at every page. */
  readonly retryMs: number;
  /** Whether those wait who come when it is no longer fresh; else they get the old one. */
  readonly isAwaited: boolean;
}

/**
 * One thing that pages need of the league, whoever looks at them: one call in a while, however many
 * come (CALL-6). An old value is better than none.
 */
export class CachedValue<Value> {
  readonly #options: CachedValueOptions;
  #known: { readonly value: Value; readonly at: number } | null = null;
  #failed: { readonly error: LeagueFailure; readonly at: number } | null = null;
  #asking: Promise<Value> | null = null;

  constructor(options: CachedValueOptions) {
    this.#options = options;
  }

  /** @param now epoch milliseconds @throws LeagueFailure where nothing is known yet */
  async read(ask: () => Promise<Value>, now: number): Promise<Value> {
    const { freshMs, retryMs, isAwaited } = this.#options;
    const known = this.#known;
    if (known !== null && isWithin(freshMs, known.at, now)) return known.value;
    if (this.#failed !== null && isWithin(retryMs, this.#failed.at, now)) {
      // A refusal is an answer too: nobody gets an older one in its place.
      if (known === null || !(this.#failed.error instanceof NoAnswer)) throw this.#failed.error;
      return known.value;
    }
    const asking = (this.#asking ??= this.#ask(ask, now));
    if (known === null) return asking;
    const orOld = asking.catch((error: unknown) => {
      // Nobody waits for it: the next caller gets it.
      if (error instanceof NoAnswer || !isAwaited) return known.value;
      throw error;
    });
    return isAwaited ? orOld : known.value;
  }

  /** After it was changed. What is being asked just now may be the old, and is not kept. */
  forget(): void {
    this.#known = null;
    this.#failed = null;
    this.#asking = null;
  }

  #ask(ask: () => Promise<Value>, now: number): Promise<Value> {
    const asking: Promise<Value> = ask().then(
      (value) => {
        if (this.#asking === asking) this.#end({ value, at: now }, null);
        return value;
      },
      (error: unknown) => {
        const failed = error instanceof LeagueFailure ? { error, at: now } : null;
        if (this.#asking === asking) this.#end(this.#known, failed);
        throw error;
      },
    );
    return asking;
  }

  #end(
    known: { readonly value: Value; readonly at: number } | null,
    failed: { readonly error: LeagueFailure; readonly at: number } | null,
  ): void {
    this.#known = known;
    this.#failed = failed;
    this.#asking = null;
  }
}

/** Clocks are set back: what was then to come is not "within". */
function isWithin(ms: number, at: number, now: number): boolean {
  return now >= at && now - at < ms;
}
