import { pruneTexts, readText, writeText } from '../storage/small-texts.ts';
import type { Stopwatch } from './stopwatch.ts';

/** Stores the thinking time for the move that is due, and since when it runs. */
export interface StopwatchKeeper {
  readonly read: () => Stopwatch | null;
  readonly keep: (stopwatch: Stopwatch) => void;
}

const PREFIX = 'watch ';

/**
 * Uses localStorage, which writes at once: a reloading page cannot wait for IndexedDB.
 * @param isThere whether the game still exists; nothing is written for a removed one
 */
export function makeStopwatchKeeper(id: string, isThere: () => boolean): StopwatchKeeper {
  return {
    read: () => readStopwatch(readText(PREFIX + id)),
    keep({ turn, spentMs, since }) {
      const kept = { turn, spentMs, since: since?.epoch ?? null };
      if (isThere()) writeText(PREFIX + id, JSON.stringify(kept));
    },
  };
}

/** Forgets the stopwatches of all other games, because they were removed. */
export function pruneStopwatches(ids: ReadonlySet<string>): void {
  pruneTexts(PREFIX, (id) => ids.has(id));
}

/** Reads a stopwatch that another page may have saved: only the time of day compares (CLK-5). */
function readStopwatch(text: string | null): Stopwatch | null {
  try {
    const { turn, spentMs, since }: Readonly<Record<string, unknown>> = {
      ...(JSON.parse(text ?? '') as object | null),
    };
    if (typeof turn !== 'string' || !isTime(spentMs) || spentMs < 0) return null;
    const epoch = isTime(since) ? since : null;
    return {
      turn,
      spentMs,
      since: epoch === null ? null : { epoch, elapsed: 0, page: 'before', isHidden: true },
    };
  } catch {
    return null;
  }
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
