/** Runs tasks one after the other, each once the one before has ended, however that ended. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => T | Promise<T>): Promise<T> {
    const run = this.#last.then(task);
    this.#last = run.catch(() => undefined);
    return run;
  }

  /** Resolves when every task asked for so far has ended. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
