/**
 * Does what comes in crowds a little at a time, so that a frame between two players never waits
 * for all of it.
 * @param step does one of them; false where there is none left
 * @param atOnce how many are done before whatever else is ready has its turn, also where they come
 *   one by one
 * @returns what starts the work; while it is under way, that does nothing
 */
export function inTurns(step: () => boolean, atOnce: number): () => void {
  let left = atOnce;
  let isTurnOver = true;
  const work = () => {
    if (isTurnOver) setImmediate(endTurn);
    isTurnOver = false;
    while (left > 0) {
      left -= 1;
      if (step()) continue;
      left += 1;
      return;
    }
  };
  const endTurn = () => {
    const isMoreLeft = left === 0;
    left = atOnce;
    isTurnOver = true;
    if (isMoreLeft) work();
  };
  return work;
}

/** Those who wait for their turn, in the order in which they came. */
export class Line<One> {
  readonly #waiting = new Set<One>();
  readonly #serveAll: () => void;

  /** @param atOnce how many are served before whatever else is ready has its turn */
  constructor(serve: (one: One) => void, atOnce: number) {
    this.#serveAll = inTurns(() => {
      const [first] = this.#waiting;
      if (first === undefined) return false;
      this.#waiting.delete(first);
      serve(first);
      return true;
    }, atOnce);
  }

  add(one: One): void {
    this.#waiting.add(one);
    this.#serveAll();
  }

  leave(one: One): void {
    this.#waiting.delete(one);
  }
}
