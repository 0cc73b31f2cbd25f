/** Lets one thing be done after the other, also where one has to wait for an answer (ROOM-1). */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  take<T>(turn: () => T | Promise<T>): Promise<T> {
    const taken = this.#last.then(turn);
    this.#last = taken.then(
      () => undefined,
      () => undefined,
    );
    return taken;
  }
}
