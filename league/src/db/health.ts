import { DatabaseFailure, type FailureReason } from './failure.ts';

/** How long a successful write proves that writes work. */
const FRESH_MS = 5000;
const RETRY_MS = 500;
const TIMEOUT_READ_MS = 2000;
const TIMEOUT_WRITE_MS = 1000;

export interface Probes {
  readonly read: () => Promise<unknown>;
  /** @param failing whether the last write failed; then tests all that a write may need */
  readonly write: (failing: boolean) => Promise<unknown>;
}

/** Judges by successful writes, or else by a harmless probe that callers share (SRV-1). */
export class Health {
  readonly #probes: Probes;
  #failure: FailureReason | null = null;
  #knownAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<FailureReason | null> | undefined;
  #writing: Promise<void> | undefined;

  constructor(probes: Probes) {
    this.#probes = probes;
  }

  async watch<T>(write: Promise<T>): Promise<T> {
    try {
      const result = await write;
      this.#note(null);
      return result;
    } catch (error) {
      // A refusal or a bug says nothing about the database.
      if (error instanceof DatabaseFailure) this.#note(error.reason);
      throw error;
    }
  }

  /** Why the database is not healthy; null if it is. Answers within three seconds. */
  async check(): Promise<FailureReason | null> {
    this.#reading ??= findFailureReason(this.#probes.read()).finally(
      () => (this.#reading = undefined),
    );
    const found = await withTimeout(TIMEOUT_READ_MS, this.#reading, 'no_answer' as const);
    if (found !== null) return found;
    const age = performance.now() - this.#knownAt;
    if (age > (this.#failure === null ? FRESH_MS : RETRY_MS)) {
      this.#writing ??= this.#probeWrite().finally(() => (this.#writing = undefined));
      await withTimeout(TIMEOUT_WRITE_MS, this.#writing, undefined);
    }
    return this.#failure;
  }

  async #probeWrite(): Promise<void> {
    this.#note(await findFailureReason(this.#probes.write(this.#failure !== null)));
  }

  #note(failure: FailureReason | null): void {
    this.#failure = failure;
    this.#knownAt = performance.now();
  }
}

async function findFailureReason(asked: Promise<unknown>): Promise<FailureReason | null> {
  try {
    await asked;
    return null;
  } catch (error) {
    return error instanceof DatabaseFailure ? error.reason : 'no_answer';
  }
}

async function withTimeout<T, L>(patienceMs: number, asked: Promise<T>, late: L): Promise<T | L> {
  const { promise, resolve } = Promise.withResolvers<L>();
  const timer = setTimeout(() => resolve(late), patienceMs);
  try {
    return await Promise.race([asked, promise]);
  } finally {
    clearTimeout(timer);
  }
}
