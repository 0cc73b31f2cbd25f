import { LinkedQueue, type QueueNode } from './linked-queue.ts';

/**
 * Works in small batches, so that a frame between two players never waits for a whole crowd.
 * @param step handles one item; false if none is left
 * @param atOnce how many items are handled before the event loop serves anything else that is
 * ready, even if they arrive one by one
 * @returns a function that starts the work, and does nothing while it is running
 */
export function runInBatches(step: () => boolean, atOnce: number): () => void {
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

/** An item of a queue, in at most one queue at a time. */
export interface QueueItem {
  /** The item's place in a queue; null if it is not waiting. */
  node: QueueNode<QueueItem> | null;
}

/** A first-in, first-out queue that is served in batches. */
export class FairQueue<One extends QueueItem> {
  readonly #waiting = new LinkedQueue<One>();
  readonly #serveAll: () => void;

  /** @param atOnce how many items are served before the event loop serves anything else */
  constructor(serve: (one: One) => void, atOnce: number) {
    this.#serveAll = runInBatches(() => {
      const first = this.#waiting.shift();
      if (first === undefined) return false;
      first.node = null;
      serve(first);
      return true;
    }, atOnce);
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** Adds an item. One that is already waiting keeps its place. */
  add(one: One): void {
    one.node ??= this.#waiting.join(one);
    this.#serveAll();
  }
}

/** Removes an item from the queue in which it waits, if any. */
export function leaveQueue(one: QueueItem): void {
  one.node?.leave();
  one.node = null;
}
