import { readText } from '../storage/small-texts.ts';

/** A copy of the number of puzzles, readable before any database is open. */
export const PUZZLES = 'puzzles';

/** Whether there are puzzles: only then do pages link to them. */
export function hasPuzzles(): boolean {
  return readText(PUZZLES) !== null;
}
