import type { Moment } from './stopwatch.ts';

/** The clocks and timers of a device; a test brings its own. */
export interface Timepiece {
  readonly now: () => Moment;
  /** @returns how to cancel it */
  readonly after: (ms: number, then: () => void) => () => void;
  /** Calls when the page is hidden or seen again. @returns how to stop */
  readonly onSeen: (listener: () => void) => () => void;
}
