import { pruneTexts, readText, writeText } from '../storage/small-texts.ts';
import type { Watch } from './clock.ts';

/** What a clock resumes from after a reload. */
type KeptWatch = Pick<Watch, 'turn' | 'spentMs'>;

/** Where a page keeps how long was thought about the move that is due. */
export interface WatchKeeper {
  readonly read: () => KeptWatch | null;
  readonly keep: (watch: KeptWatch) => void;
}

const PREFIX = 'watch ';

/**
 * Of one game. In localStorage, which is written at once: a page that reloads has no time to
 * wait for IndexedDB.
 * @param isThere whether the game is still kept: of one that was removed nothing is
 */
export function watchKeeper(id: string, isThere: () => boolean): WatchKeeper {
  return {
    read: () => readWatch(readText(PREFIX + id)),
    keep({ turn, spentMs }) {
      if (isThere()) writeText(PREFIX + id, JSON.stringify({ turn, spentMs }));
    },
  };
}

/** Forgets what is kept of all other games, since they were removed. */
export function keepWatchesOf(ids: ReadonlySet<string>): void {
  pruneTexts(PREFIX, (id) => ids.has(id));
}

function readWatch(text: string | null): KeptWatch | null {
  try {
    const { turn, spentMs } = { ...(JSON.parse(text ?? '') as Partial<KeptWatch> | null) };
    const isTime = typeof spentMs === 'number' && Number.isFinite(spentMs) && spentMs >= 0;
    return typeof turn === 'string' && isTime ? { turn, spentMs } : null;
  } catch {
    return null;
  }
}
