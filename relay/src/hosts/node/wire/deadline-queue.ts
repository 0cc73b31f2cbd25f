import { inBatches } from './fair-queue.ts';
import { LinkedQueue, type QueueNode } from './linked-queue.ts';

/** This many are dealt with before the event loop serves whatever else is ready. */
const BATCH_SIZE = 4;
/** While more become late it looks again so soon: few of them are left when the next one comes. */
const PAUSE_MS = 25;

/** One that has to do something in time. */
export interface Deadline<One> {
  readonly one: One;
  /** By the clock, from when their time runs. */
  since: number;
}

interface DeadlineQueueOptions<One> {
  /** How long each has. */
  readonly ms: number;
  /** In ms. */
  readonly now: () => number;
  /** Told of each who is late, and waited for no more. */
  readonly onLate: (one: One) => void;
}

/**
 * Those who have to do something within a time, each until they leave. One timer is for all of them,
 * set for the eldest, and none runs where nobody is awaited.
 */
export class DeadlineQueue<One> {
  readonly #options: DeadlineQueueOptions<One>;
  readonly #deadlines = new LinkedQueue<Deadline<One>>();
  readonly #sweepInBatches = inBatches(() => this.#seeToEldest(), BATCH_SIZE);
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

  /** Sees to everybody who is late by now. */
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

  /** @returns false where nobody is late */
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

  /** Where the clock was put back, everybody's time begins again: it would be as much longer else. */
  #now(): number {
    const now = this.#options.now();
    if (now < this.#latest) {
      for (const deadline of this.#deadlines.all()) deadline.since = Math.min(deadline.since, now);
    }
    this.#latest = now;
    return now;
  }
}
