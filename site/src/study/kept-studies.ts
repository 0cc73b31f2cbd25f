import type { Studies } from '../games/core/kept-game.ts';
import { pruneTexts, listTexts, tryText } from '../storage/small-texts.ts';

export const STUDIES = 'study ';

/** @param number the game's number in its match */
export function makeStudyKey(id: string, number: number): string {
  return `${id}/${number}`;
}

/** A player's additions to the games of a pairing, for a backup (BACK-5). */
export function listStudies(id: string): Studies {
  return Object.fromEntries(listTexts(`${STUDIES}${id}/`));
}

/** Replaces the stored studies by a backup's, and returns whether all were saved. */
export function saveStudies(id: string, studies: Studies): boolean {
  const written = Object.entries(studies).map(([number, text]) =>
    tryText(STUDIES + makeStudyKey(id, Number(number)), text),
  );
  return written.every(Boolean);
}

/** Forgets the studies of all other games, because they were removed (STUDY-2). */
export function pruneStudies(ids: ReadonlySet<string>): void {
  pruneTexts(STUDIES, (key) => ids.has(key.split('/')[0] ?? ''));
}
