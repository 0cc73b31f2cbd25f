import { DatabaseFailure } from './failure.ts';

/** One write on the embedded database, from call to answer. Its methods run in this order. */
export class WaitingWrite {
  readonly #work: () => Promise<unknown>;
  readonly #onTurn: () => void;
  readonly #answer = Promise.withResolvers<unknown>();
  #timer: NodeJS.Timeout | undefined;
  #settle: () => void = () => this.fail(new TypeError('a write was committed before it ran'));

  /** @param onTurn called once the write stops waiting, even if its turn never came */
  constructor(work: () => Promise<unknown>, onTurn: () => void) {
    this.#work = work;
    this.#onTurn = onTurn;
  }

  get answer(): Promise<unknown> {
    return this.#answer.promise;
  }

  /** Waits at most this many milliseconds, then leaves the queue and fails as `busy`. */
  limit(timeoutMs: number, leave: () => void): void {
    this.#timer ??= setTimeout(() => {
      leave();
      this.fail(new DatabaseFailure('busy'));
    }, timeoutMs);
  }

  async run(): Promise<void> {
    this.#endWait();
    const result = await this.#work();
    this.#settle = () => this.#answer.resolve(result);
  }

  /** Marks this write as undone. It settles with the others, whose writes it may have read. */
  undo(error: unknown): void {
    this.#settle = () => this.fail(error);
  }

  /** The transaction is committed: the caller gets the result. */
  settle(): void {
    this.#settle();
  }

  /** Nothing of the write is kept: the caller gets the error. */
  fail(error: unknown): void {
    this.#endWait();
    this.#answer.reject(error);
  }

  #endWait(): void {
    clearTimeout(this.#timer);
    this.#onTurn();
  }
}
