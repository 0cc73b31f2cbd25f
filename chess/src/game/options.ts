import { MOST_MS, type ClockSetting } from '../clock/clock.ts';

/** What the host decides for a game of chess; goes as `Setup.options`. */
export interface GameOptions {
  /** Null: without clocks. */
  readonly clock: ClockSetting | null;
}

/** Reads what another app sent; what is malformed means no clock. */
export function readOptions(options: unknown): GameOptions {
  if (typeof options !== 'object' || options === null) return { clock: null };
  const { clock } = options as { readonly clock?: unknown };
  if (typeof clock !== 'object' || clock === null) return { clock: null };
  const { initialMs, incrementMs } = clock as { initialMs?: unknown; incrementMs?: unknown };
  const isTime = (ms: unknown): ms is number =>
    typeof ms === 'number' && Number.isInteger(ms) && ms >= 0 && ms <= MOST_MS;
  const isClock = isTime(initialMs) && initialMs > 0 && isTime(incrementMs);
  return { clock: isClock ? { initialMs, incrementMs } : null };
}
