/** Lets only one task of a given name run at a time in this process. */
export class NamesInUse {
  readonly #names = new Set<string>();

  /** Runs the work unless one with the same name is running, and then returns null. */
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
