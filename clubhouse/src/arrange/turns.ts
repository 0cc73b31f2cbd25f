/** Work of one name is done one after the other; of different names at once. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** What the work gives, once all that came before it under this name is done. */
  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.#last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(name) === mine) this.#last.delete(name);
    }
  }
}
