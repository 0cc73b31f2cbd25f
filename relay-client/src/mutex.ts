/** Runs tasks one after the other, each once the one before has ended, however that ended. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** How many tasks have not ended. */
  get waiting(): number {
    return this.#waiting;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#last = promise;
    try {
      await before;
      return await task();
    } finally {
      this.#waiting -= 1;
      resolve(undefined);
    }
  }
}
