export class NamesInUse {
  readonly #names = new Set<string>();

  /** Returns null if work with this name is running in this process. */
  async during<T>(name: string, work: () => Promise<T>): Promise<T | null> {
    if (this.#names.has(name)) return null;
    this.#names.add(name);
    try {
      return await work();
    } finally {
      this.#names.delete(name);
    }
  }
}
