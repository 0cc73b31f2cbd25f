import { DatabaseFailure } from './failure.ts';

/** A fair mutex: one at a time, in the order of arrival. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Resolves when it is the caller's turn, who then calls `pass`. @throws DatabaseFailure busy */
  take(patienceMs: number): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const go = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(go), 1);
      reject(new DatabaseFailure('busy'));
    }, patienceMs);
    this.#waiting.push(go);
    return promise;
  }

  pass(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
