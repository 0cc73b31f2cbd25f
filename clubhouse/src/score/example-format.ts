import type { Entry, JudgedEntry } from './entry.ts';
import type { Format } from './format.ts';
import { isRefused, judge } from './judge.ts';

/** For tests: best of three sets to six with a tiebreak, a competition's default. */
export const EXAMPLE_FORMAT: Format = {
  bestOf: 3,
  set: { games: 6, winBy: 2, cap: null, tiebreak: { at: 6, to: 7, winBy: 2 } },
  finalSet: null,
  draws: false,
  unfinished: 'refused',
  playAll: false,
};

/** For tests: the entry as the league would store it. @throws if it is impossible in this format */
export function judgeExample(entry: Entry, format: Format = EXAMPLE_FORMAT): JudgedEntry {
  const judged = judge(entry, format);
  if (isRefused(judged)) throw new Error(`${judged.code} at ${judged.pointer}`);
  return judged;
}
