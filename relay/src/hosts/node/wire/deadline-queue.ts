import { runInBatches } from './fair-queue.ts';
import { LinkedQueue, type QueueNode } from './linked-queue.ts';

/** Items handled in one go, before the event loop serves anything else that is ready. */
const BATCH_SIZE = 4;
/** Pause while more items become late, so short that few are left when the next one comes. */
const PAUSE_MS = 25;

export interface Deadline<One> {
  readonly one: One;
  /** When the item's time started. */
  since: number;
}

interface DeadlineQueueOptions<One> {
  /** How long each has. */
  readonly ms: number;
  /** In ms. */
  readonly now: () => number;
  /** Called for each late item, which is then removed. */
  readonly onLate: (one: One) => void;
}

/** One timer serves all items, set for the oldest; none runs while the queue is empty. */
export class DeadlineQueue<One> {
  readonly #options: DeadlineQueueOptions<One>;
  readonly #deadlines = new LinkedQueue<Deadline<One>>();
  readonly #sweepInBatches = runInBatches(() => this.#seeToEldest(), BATCH_SIZE);
  #timer: NodeJS.Timeout | null = null;
  #latest = Number.NEGATIVE_INFINITY;

  constructor(options: DeadlineQueueOptions<One>) {
    this.#options = options;
  }

  add(one: One): QueueNode<Deadline<One>> {
    const node = this.#deadlines.join({ one, since: this.#now() });
    this.#sweepInTime();
    return node;
  }

  sweep(): void {
    while (this.#seeToEldest()) continue;
  }

  #sweepInTime(): void {
    const eldest = this.#deadlines.first;
    if (this.#timer !== null || eldest === undefined) return;
    const left = this.#leftFor(eldest);
    this.#timer = setTimeout(() => this.#ring(), left > 0 ? Math.ceil(left) : PAUSE_MS).unref();
  }

  #ring(): void {
    this.#timer = null;
    try {
      this.#sweepInBatches();
    } finally {
      this.#sweepInTime();
    }
  }

  /** @returns false if no item is late */
  #seeToEldest(): boolean {
    const eldest = this.#deadlines.first;
    if (eldest === undefined || this.#leftFor(eldest) > 0) return false;
    this.#deadlines.shift();
    this.#options.onLate(eldest.one);
    return true;
  }

  #leftFor(deadline: Deadline<One>): number {
    const now = this.#now();
    return deadline.since + this.#options.ms - now;
  }

  /** The current time. If the clock went back, all times start again, or they would be too long. */
  #now(): number {
    const now = this.#options.now();
    if (now < this.#latest) {
      for (const deadline of this.#deadlines.all()) deadline.since = Math.min(deadline.since, now);
    }
    this.#latest = now;
    return now;
  }
}
