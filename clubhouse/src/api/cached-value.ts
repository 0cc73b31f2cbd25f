import { LeagueFailure, NoAnswer } from './answer.ts';

export interface CachedValueOptions {
  /** How long a value is served without asking again. */
  readonly freshMs: number;
  /** Pause after a refusal, or a failure that an old value hides; a crowd would retry each time. */
  readonly retryMs: number;
  /** Whether callers wait for a fresh value; otherwise they get the old one. */
  readonly isAwaited: boolean;
}

const TOO_MANY = 429;

/**
 * A value that pages need from the league for every visitor: one call per interval, however many
 * ask (CALL-6). An old value is better than none.
 */
export class CachedValue<Value> {
  readonly #options: CachedValueOptions;
  #known: { readonly value: Value; readonly at: number } | null = null;
  #failed: { readonly error: LeagueFailure; readonly at: number } | null = null;
  #asking: Promise<Value> | null = null;

  constructor(options: CachedValueOptions) {
    this.#options = options;
  }

  /** @throws LeagueFailure if no value is known yet */
  async read(ask: () => Promise<Value>, now: number): Promise<Value> {
    const { freshMs, retryMs, isAwaited } = this.#options;
    const known = this.#known;
    if (known !== null && isWithin(freshMs, known.at, now)) return known.value;
    if (this.#failed !== null && isWithin(retryMs, this.#failed.at, now)) {
      const { error } = this.#failed;
      const isNoAnswer = error instanceof NoAnswer;
      // A refusal is an answer too and is not hidden behind an older value.
      if (!isNoAnswer || (known === null && error.status === TOO_MANY)) throw error;
      // With nothing to show, the next page asks again: the league may have just started.
      if (known !== null) return known.value;
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

  /** Call it after a change. The answer to a running call may be outdated and is not kept. */
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

/** Clocks can be set back, so a time in the future is not "within". */
function isWithin(ms: number, at: number, now: number): boolean {
  return now >= at && now - at < ms;
}
