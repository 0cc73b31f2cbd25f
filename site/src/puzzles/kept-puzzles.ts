import { readBeside, updateBeside } from '../storage/side-database.ts';
import { pruneTexts, writeText } from '../storage/small-texts.ts';
import { type Puzzle, readPuzzles, mergePuzzles, markSolved } from './core/puzzle.ts';
import { PUZZLES } from './puzzle-count.ts';

const KEY = 'puzzles';

/** Reads this device's puzzles (PUZ-3); null if they are unreadable. */
export async function readKeptPuzzles(): Promise<readonly Puzzle[] | null> {
  return readBeside(KEY).then(readPuzzles, () => null);
}

/** @returns how many are new; null if they could not be saved */
export async function addPuzzles(found: readonly Puzzle[]): Promise<number | null> {
  let known = 0;
  const kept = await updatePuzzles((puzzles) => {
    const ids = new Set(puzzles.map(({ id }) => id));
    known = found.filter(({ id }) => ids.has(id)).length;
    return mergePuzzles(puzzles, found);
  });
  return kept === null ? null : found.length - known;
}

/** @returns whether the time was saved */
export async function recordSolved(id: string, at: number): Promise<boolean> {
  return (await updatePuzzles((puzzles) => markSolved(puzzles, id, at))) !== null;
}

/** @returns whether the puzzle was removed */
export async function removePuzzle(id: string): Promise<boolean> {
  return (await updatePuzzles((puzzles) => puzzles.filter((one) => one.id !== id))) !== null;
}

async function updatePuzzles(
  work: (puzzles: readonly Puzzle[]) => readonly Puzzle[],
): Promise<readonly Puzzle[] | null> {
  try {
    const kept = await updateBeside(KEY, (before) => work(readPuzzles(before)));
    if (kept.length > 0) writeText(PUZZLES, String(kept.length));
    else pruneTexts(PUZZLES, () => false);
    return kept;
  } catch {
    return null;
  }
}
