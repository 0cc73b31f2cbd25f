/** A moment of one device, as its clocks show it. */
export interface Moment {
  /** The time of day, epoch ms: it may be set. */
  readonly epoch: number;
  /** In ms since this page began: it cannot be set, and may stand still while a device sleeps. */
  readonly elapsed: number;
  /** Identifies the page, so that `elapsed` of two moments can be compared. */
  readonly page: string;
  readonly isHidden: boolean;
}

/** How long a side has thought about a move. */
export interface Stopwatch {
  /** Identifies the turn: a new one starts from zero. */
  readonly turn: string;
  readonly spentMs: number;
  /** Since when it runs; null while it stands. */
  readonly since: Moment | null;
}

/**
 * How long it was from one moment of a device to a later one (CLK-5). A page in sight goes by the
 * clock that nobody can set. While it was hidden the device may have slept, and while it was closed
 * there was no such clock. Then the time of day counts, unless it went back.
 */
export function between(from: Moment, to: Moment): number {
  const byDay = Math.max(0, to.epoch - from.epoch);
  if (from.page !== to.page) return byDay;
  const elapsed = Math.max(0, to.elapsed - from.elapsed);
  return from.isHidden ? Math.max(elapsed, byDay) : elapsed;
}

/** The stopwatch from now on: for that turn, running or standing. */
export function wind(
  stopwatch: Stopwatch | null,
  turn: string,
  isGoing: boolean,
  now: Moment,
): Stopwatch {
  if (stopwatch?.turn !== turn) return { turn, spentMs: 0, since: isGoing ? now : null };
  return { turn, spentMs: spent(stopwatch, now), since: isGoing ? now : null };
}

export function spent({ spentMs, since }: Stopwatch, now: Moment): number {
  return since === null ? spentMs : spentMs + between(since, now);
}
