import { DatabaseFailure } from './failure.ts';

/** Tells the caller of a write how it ended. */
export type Completion = () => void;

/** A write from its arrival to its answer. */
export class WaitingWrite {
  readonly #work: () => Promise<Completion>;
  readonly #reject: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(work: () => Promise<Completion>, reject: (error: unknown) => void) {
    this.#work = work;
    this.#reject = reject;
  }

  /** Has it wait so many milliseconds at most, then leave the others and fail as `busy`. */
  limit(timeoutMs: number, leave: () => void): void {
    this.#timer ??= setTimeout(() => {
      leave();
      this.refuse(new DatabaseFailure('busy'));
    }, timeoutMs);
  }

  /** Its turn has come. @returns how to tell of it once what it wrote is committed */
  run(): Promise<Completion> {
    clearTimeout(this.#timer);
    return this.#work();
  }

  refuse(error: unknown): void {
    clearTimeout(this.#timer);
    this.#reject(error);
  }
}
