import { inBatches } from './fair-queue.ts';
import { Line, type Place } from './line.ts';

/** So many are dealt with before the event loop serves whatever else is ready. */
const AT_ONCE = 4;
/** Where a whole crowd is late, it is looked at so often: few are due when the next one comes. */
const PAUSE_MS = 25;

/** Somebody who has to do something, and since when. */
export interface Awaited<One> {
  readonly one: One;
  readonly since: number;
}

interface PatienceOptions<One> {
  /** How long each has. */
  readonly ms: number;
  /** In ms. */
  readonly now: () => number;
  /** Told of each who is late, and not awaited any more. */
  readonly onLate: (one: One) => void;
}

/**
 * Those who have to do something within a time, each until they leave. One timer is for all of them,
 * for the eldest, and none where nobody is awaited: a server in which nothing happens does nothing.
 */
export class Patience<One> {
  readonly #options: PatienceOptions<One>;
  readonly #awaited = new Line<Awaited<One>>();
  readonly #sweepInBatches = inBatches(() => this.#seeToEldest(), AT_ONCE);
  #timer: NodeJS.Timeout | null = null;

  constructor(options: PatienceOptions<One>) {
    this.#options = options;
  }

  await(one: One): Place<Awaited<One>> {
    const place = this.#awaited.join({ one, since: this.#options.now() });
    this.#sweepInTime();
    return place;
  }

  /** Sees to everybody who is late by now. */
  sweep(): void {
    while (this.#seeToEldest()) continue;
  }

  #sweepInTime(): void {
    const eldest = this.#awaited.first;
    if (this.#timer !== null || eldest === undefined) return;
    const { ms } = this.#options;
    // Not for longer, where the clock was put back.
    const wait = Math.min(Math.max(this.#leftFor(eldest), PAUSE_MS), ms);
    this.#timer = setTimeout(() => this.#ring(), wait).unref();
  }

  #ring(): void {
    this.#timer = null;
    this.#sweepInBatches();
    this.#sweepInTime();
  }

  /** @returns false where nobody is late */
  #seeToEldest(): boolean {
    const eldest = this.#awaited.first;
    if (eldest === undefined || this.#leftFor(eldest) > 0) return false;
    this.#awaited.shift();
    this.#options.onLate(eldest.one);
    return true;
  }

  #leftFor({ since }: Awaited<One>): number {
    return since + this.#options.ms - this.#options.now();
  }
}
