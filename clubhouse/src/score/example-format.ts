import type { Format } from './format.ts';

/** For tests: best of three sets to six with a tiebreak, as a competition has it that says nothing else. */
export const EXAMPLE_FORMAT: Format = {
  bestOf: 3,
  set: { games: 6, winBy: 2, cap: null, tiebreak: { at: 6, to: 7, winBy: 2 } },
  finalSet: null,
  draws: false,
  unfinished: 'refused',
  playAll: false,
};
