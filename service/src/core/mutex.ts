/** Runs tasks one after another, each after the previous one has succeeded or failed. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => T | Promise<T>): Promise<T> {
    const run = this.#last.then(task);
    this.#last = run.catch(() => undefined);
    return run;
  }

  async idle(): Promise<void> {
    await this.#last;
  }
}
