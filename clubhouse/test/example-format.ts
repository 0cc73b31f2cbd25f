import type { ScoreEntry, JudgedEntry } from '../src/score/entry.ts';
import type { Format } from '../src/score/format.ts';
import { isRefused, judgeEntry } from '../src/score/judge.ts';

/** The default format, for tests: best of three sets to six with a tiebreak. */
export const EXAMPLE_FORMAT: Format = {
  bestOf: 3,
  set: { games: 6, winBy: 2, cap: null, tiebreak: { at: 6, to: 7, winBy: 2 } },
  finalSet: null,
  draws: false,
  unfinished: 'refused',
  playAll: false,
};

/** The entry as the league would store it, for tests. @throws if the format does not allow it */
export function judgeExample(entry: ScoreEntry, format: Format = EXAMPLE_FORMAT): JudgedEntry {
  const judged = judgeEntry(entry, format);
  if (isRefused(judged)) throw new Error(`${judged.code} at ${judged.pointer}`);
  return judged;
}
