/** Work of one key is done one after the other; of different keys at the same time. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  /** The same under several keys: always in one order, so that no two wait for each other. */
  runAll<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    return keys
      .toSorted()
      .reduceRight<() => Promise<T>>((inner, key) => () => this.run(key, inner), work)();
  }

  /** What the work gives, once all that came before it under this key is done. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.#last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key);
    }
  }
}
