import type { Studies } from '../games/core/kept-game.ts';
import { pruneTexts, textsOf, tryText } from '../storage/small-texts.ts';

/** What the keys of all studies begin with. */
export const STUDIES = 'study ';

/** The key of one game of a pairing. @param number of the game in its match */
export function studyKey(id: string, number: number): string {
  return `${id}/${number}`;
}

/** What was added to the games of a pairing, for a backup of them (BACK-5). */
export function studiesOf(id: string): Studies {
  return Object.fromEntries(textsOf(`${STUDIES}${id}/`));
}

/** Keeps what a backup brought, in place of what there was. @returns whether all of it is kept */
export function bringStudies(id: string, studies: Studies): boolean {
  const written = Object.entries(studies).map(([number, text]) =>
    tryText(STUDIES + studyKey(id, Number(number)), text),
  );
  return written.every(Boolean);
}

/** Forgets what was added to all other games, since they were removed (STUDY-2). */
export function keepStudiesOf(ids: ReadonlySet<string>): void {
  pruneTexts(STUDIES, (key) => ids.has(key.split('/')[0] ?? ''));
}
