import { type ClockSetting, MAX_CLOCK_DAYS, MAX_CLOCK_MS } from './clock.ts';

/** What the host decides for a game of chess; goes as `Setup.options`. */
export interface GameOptions {
  /** Null: without clocks. */
  readonly clock: ClockSetting | null;
}

/** Where the options have a game begin, as it writes positions down; null: they do not say. */
export function startIn(options: unknown): string | null {
  const { start } = { ...(options as { readonly start?: unknown } | null) };
  return typeof start === 'string' ? start : null;
}

/** Reads what another app sent; what is malformed means no clock. */
export function readOptions(options: unknown): GameOptions {
  if (typeof options !== 'object' || options === null) return { clock: null };
  const { clock, days } = options as { readonly clock?: unknown; readonly days?: unknown };
  // Apart from the clock, so that an older app plays without one.
  if (isDays(days))
    return { clock: { initialMs: days * MAX_CLOCK_MS, incrementMs: 0, isPerMove: true } };
  if (typeof clock !== 'object' || clock === null) return { clock: null };
  const { initialMs, incrementMs } = clock as { initialMs?: unknown; incrementMs?: unknown };
  const isTime = (ms: unknown): ms is number =>
    typeof ms === 'number' && Number.isInteger(ms) && ms >= 0 && ms <= MAX_CLOCK_MS;
  const isClock = isTime(initialMs) && initialMs > 0 && isTime(incrementMs);
  return { clock: isClock ? { initialMs, incrementMs } : null };
}

function isDays(days: unknown): days is number {
  return typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= MAX_CLOCK_DAYS;
}
