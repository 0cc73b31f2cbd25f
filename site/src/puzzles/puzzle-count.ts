import { readText } from '../storage/small-texts.ts';

/** A copy of their number, which can be read before any database is open. */
export const PUZZLES = 'puzzles';

/** Whether there are any: only then do pages link to them. */
export function hasPuzzles(): boolean {
  return readText(PUZZLES) !== null;
}
