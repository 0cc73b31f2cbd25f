import { dropText, pruneTexts, readText, writeText } from '../storage/small-texts.ts';

/** How long this player was away since their last move. */
export interface AbsenceRecord {
  /** Identifies the move that is due. */
  readonly turn: string;
  /** The longest time that they were away at once. */
  readonly longestMs: number;
  /** When they were last here, epoch ms. */
  readonly hereAt: number;
}

/** Where a page keeps that, so that the next one knows how long there was none. */
export interface AbsenceKeeper {
  readonly read: () => AbsenceRecord | null;
  readonly keep: (record: AbsenceRecord) => void;
}

const PREFIX = 'here ';

/** @param isThere whether the game is still kept: of one that was removed nothing is */
export function absenceKeeper(id: string, isThere: () => boolean): AbsenceKeeper {
  return {
    read: () => readRecord(readText(PREFIX + id)),
    keep(record) {
      if (isThere()) writeText(PREFIX + id, JSON.stringify(record));
    },
  };
}

/** Forgets how long the player of that game was away: it goes on elsewhere (GOON-12). */
export function forgetAbsence(id: string): void {
  dropText(PREFIX + id);
}

/** Forgets what is kept of all other games, since they were removed. */
export function keepAbsencesOf(ids: ReadonlySet<string>): void {
  pruneTexts(PREFIX, (id) => ids.has(id));
}

function readRecord(text: string | null): AbsenceRecord | null {
  try {
    const { turn, longestMs, hereAt }: Readonly<Record<string, unknown>> = {
      ...(JSON.parse(text ?? '') as object | null),
    };
    const isWhole = typeof turn === 'string' && isTime(longestMs) && isTime(hereAt);
    return isWhole && longestMs >= 0 ? { turn, longestMs, hereAt } : null;
  } catch {
    return null;
  }
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
