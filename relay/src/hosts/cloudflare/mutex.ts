/** Runs one task at a time, in order, even where a task waits for an answer (ROOM-1). */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  run<T>(task: () => T | Promise<T>): Promise<T> {
    const done = this.#last.then(task);
    this.#last = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }
}
