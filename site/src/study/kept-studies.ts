import { pruneTexts } from '../storage/small-texts.ts';

/** What the keys of all studies begin with. */
export const STUDIES = 'study ';

/** Forgets what was added to all other games, since they were removed (STUDY-2). */
export function keepStudiesOf(ids: ReadonlySet<string>): void {
  pruneTexts(STUDIES, (key) => ids.has(key.split('/')[0] ?? ''));
}
