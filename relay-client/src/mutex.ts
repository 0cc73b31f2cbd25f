/** Runs tasks one at a time, in order. A failed task does not stop later ones. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

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
