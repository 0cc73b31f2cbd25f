import { readFields } from '@sealed-move/protocol/fields';
import { type ClockSetting, MAX_CLOCK_DAYS, MAX_CLOCK_MS } from './clock.ts';

/** The host's choices for a game of chess, sent as `Setup.options`. */
export interface GameOptions {
  /** Null if there are no clocks. */
  readonly clock: ClockSetting | null;
}

/** The start position in the options, in the game's own notation; null if they give none. */
export function readStartOption(options: unknown): string | null {
  const { start } = readFields(options);
  return typeof start === 'string' ? start : null;
}

/** Reads options from another app; malformed ones mean no clock. */
export function readOptions(options: unknown): GameOptions {
  const { clock, days } = readFields(options);
  // Separate from the clock, so that an older app plays without one.
  if (isDays(days))
    return { clock: { initialMs: days * MAX_CLOCK_MS, incrementMs: 0, isPerMove: true } };
  const { initialMs, incrementMs } = readFields(clock);
  const isTime = (ms: unknown): ms is number =>
    typeof ms === 'number' && Number.isInteger(ms) && ms >= 0 && ms <= MAX_CLOCK_MS;
  const isClock = isTime(initialMs) && initialMs > 0 && isTime(incrementMs);
  return { clock: isClock ? { initialMs, incrementMs } : null };
}

function isDays(days: unknown): days is number {
  return typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= MAX_CLOCK_DAYS;
}
