import { readText } from '../storage/small-texts.ts';

/** A copy of how many there are, which can be read before any database is open. */
export const PUZZLES = 'puzzles';

/** Whether there are any: a page links to them only then. */
export function hasPuzzles(): boolean {
  return readText(PUZZLES) !== null;
}
