export interface Moment {
  /** The time of day in epoch ms, which users can change. */
  readonly epoch: number;
  /** Ms since the page opened. Nobody can change it, but it may stop while the device sleeps. */
  readonly elapsed: number;
  readonly page: string;
  readonly isHidden: boolean;
}

export interface Stopwatch {
  /** Identifies the turn; a new turn starts from zero. */
  readonly turn: string;
  readonly spentMs: number;
  /** When the stopwatch started; null while stopped. */
  readonly since: Moment | null;
}

/**
 * The time between two moments. A visible page uses the clock that nobody can change (CLK-5). A
 * hidden device may sleep, and a closed page has no such clock: the time of day then counts.
 */
export function measureElapsed(from: Moment, to: Moment): number {
  const byDay = Math.max(0, to.epoch - from.epoch);
  if (from.page !== to.page) return byDay;
  const elapsed = Math.max(0, to.elapsed - from.elapsed);
  return from.isHidden ? Math.max(elapsed, byDay) : elapsed;
}

/** Updates the stopwatch for that turn, running or stopped. */
export function updateStopwatch(
  stopwatch: Stopwatch | null,
  turn: string,
  isGoing: boolean,
  now: Moment,
): Stopwatch {
  if (stopwatch?.turn !== turn) return { turn, spentMs: 0, since: isGoing ? now : null };
  return { turn, spentMs: measureTimeSpent(stopwatch, now), since: isGoing ? now : null };
}

export function measureTimeSpent({ spentMs, since }: Stopwatch, now: Moment): number {
  return since === null ? spentMs : spentMs + measureElapsed(since, now);
}
