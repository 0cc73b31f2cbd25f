import { FairQueue, leaveQueue, type QueueItem } from './fair-queue.ts';

/** Bytes per piece: about as many as the short frames a connection may send at once. */
export const PIECE_BYTES = 2048;
/** Pieces per batch: about one frame of the largest size. */
const BATCH_PIECES = 8;
/** How many newcomers are read at a time; players wait for this many (ADR 12). */
const BATCH_ADMITTED = 4;

export interface ReadTask extends QueueItem {
  process(): void;
}

/**
 * Decides the reading order. Long frames are read in pieces, in turns with each other. Sockets
 * without a seat wait separately. So a short frame of one room never waits for long frames of
 * others, for a crowd of newcomers, or for the rest of a closed flood.
 */
export class FairScheduler {
  readonly #seated = new FairQueue<ReadTask>((one) => one.process(), BATCH_PIECES);
  readonly #unseated = new FairQueue<ReadTask>((one) => one.process(), BATCH_ADMITTED);

  get unseatedCount(): number {
    return this.#unseated.size;
  }

  /** Queues a piece of the bytes from a socket with a seat. */
  addSeated(one: ReadTask): void {
    this.#seated.add(one);
  }

  addUnseated(one: ReadTask): void {
    this.#unseated.add(one);
  }

  remove(one: ReadTask): void {
    leaveQueue(one);
  }
}
