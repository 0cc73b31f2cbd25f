import { dropText, pruneTexts, readText, writeText } from '../storage/small-texts.ts';

/** This player's absence since their last move. */
export interface AbsenceRecord {
  /** Identifies the move that is due. */
  readonly turn: string;
  readonly longestMs: number;
  /** When the player was last present, in epoch ms. */
  readonly hereAt: number;
}

/** Stores the record of absence, so that the next page knows how long no page was open. */
export interface AbsenceKeeper {
  readonly read: () => AbsenceRecord | null;
  readonly keep: (record: AbsenceRecord) => void;
}

const PREFIX = 'here ';

/** @param isThere whether the game still exists; nothing is kept for a removed one */
export function makeAbsenceKeeper(id: string, isThere: () => boolean): AbsenceKeeper {
  return {
    read: () => readRecord(readText(PREFIX + id)),
    keep(record) {
      if (isThere()) writeText(PREFIX + id, JSON.stringify(record));
    },
  };
}

/** Forgets a game's absences, because the game continues elsewhere (GOON-12). */
export function forgetAbsence(id: string): void {
  dropText(PREFIX + id);
}

/** Forgets the records of all other games, because they were removed. */
export function pruneAbsences(ids: ReadonlySet<string>): void {
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
