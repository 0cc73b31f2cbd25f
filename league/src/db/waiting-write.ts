import { DatabaseFailure } from './failure.ts';

/** One write on the embedded database, from its call to its answer. Its steps come in this order. */
export class WaitingWrite {
  readonly #work: () => Promise<unknown>;
  readonly #onTurn: () => void;
  readonly #answer = Promise.withResolvers<unknown>();
  #timer: NodeJS.Timeout | undefined;
  #tell: () => void = () =>
    this.refuse(new TypeError('a write was committed before it was judged'));

  /** @param onTurn called once it waits no longer, also where its turn never came */
  constructor(work: () => Promise<unknown>, onTurn: () => void) {
    this.#work = work;
    this.#onTurn = onTurn;
  }

  /** How it ended. */
  get answer(): Promise<unknown> {
    return this.#answer.promise;
  }

  /** Has it wait this many milliseconds at most, then leave the others and fail as `busy`. */
  limit(timeoutMs: number, leave: () => void): void {
    this.#timer ??= setTimeout(() => {
      leave();
      this.refuse(new DatabaseFailure('busy'));
    }, timeoutMs);
  }

  /** Its turn has come: runs its work in the transaction that is open. */
  async judge(): Promise<void> {
    this.#endWait();
    const result = await this.#work();
    this.#tell = () => this.#answer.resolve(result);
  }

  /** It alone was undone. It is answered with the others: it may have read what they wrote. */
  undo(error: unknown): void {
    this.#tell = () => this.refuse(error);
  }

  /** The transaction is committed: reports how it ended. */
  tell(): void {
    this.#tell();
  }

  /** Tells that nothing of it stays. */
  refuse(error: unknown): void {
    this.#endWait();
    this.#answer.reject(error);
  }

  #endWait(): void {
    clearTimeout(this.#timer);
    this.#onTurn();
  }
}
