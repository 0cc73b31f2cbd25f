import type { Moment } from './stopwatch.ts';

/** A device's clocks and timers; tests pass their own. */
export interface Timepiece {
  readonly now: () => Moment;
  /** @returns a function that cancels it */
  readonly after: (ms: number, then: () => void) => () => void;
  /** Calls back when the page is hidden or shown again, until the returned function is called. */
  readonly onSeen: (listener: () => void) => () => void;
}
