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
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      this.#waiting -= 1;
    }
  }
}
