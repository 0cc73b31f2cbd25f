/** Serialises work under the same key; different keys run in parallel. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs work under several keys, locked in a fixed order to avoid deadlocks. */
  runAll<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    return keys
      .toSorted()
      .reduceRight<() => Promise<T>>((inner, key) => () => this.run(key, inner), work)();
  }

  /** Runs after all earlier work under this key. */
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
