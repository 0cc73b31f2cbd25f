import { FairQueue, leaveQueue, type QueueItem } from './fair-queue.ts';

/** About as much as the short frames that a connection may send at once. */
export const PIECE_BYTES = 2048;
/** About one frame of the largest size. */
const BATCH_PIECES = 8;
/** How many without a seat are read at a time: those who play wait for that many (ADR 12). */
const BATCH_ADMITTED = 4;

/** Something that has arrived and waits to be read. */
export interface ReadTask extends QueueItem {
  process(): void;
}

/**
 * The order in which what arrives is read. A long frame goes in pieces, in turns with everything
 * else that is long. Whoever has no seat waits at the door. So a short frame of one room never
 * waits for the long ones of others or for a crowd of newcomers. Nor does it wait for the rest of a
 * flood that was closed.
 */
export class FairScheduler {
  readonly #seated = new FairQueue<ReadTask>((one) => one.process(), BATCH_PIECES);
  readonly #unseated = new FairQueue<ReadTask>((one) => one.process(), BATCH_ADMITTED);

  /** How many wait at the door. */
  get unseatedCount(): number {
    return this.#unseated.size;
  }

  /** Waits for a piece of what came in from a seat. */
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
