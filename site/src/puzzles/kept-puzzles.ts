import { readBeside, updateBeside } from '../storage/side-database.ts';
import { pruneTexts, writeText } from '../storage/small-texts.ts';
import { type Puzzle, readPuzzles, withPuzzles, withSolved } from './core/puzzle.ts';
import { PUZZLES } from './puzzle-count.ts';

const KEY = 'puzzles';

/** Those of this device (PUZ-3); none where the browser keeps nothing. */
export async function keptPuzzles(): Promise<readonly Puzzle[]> {
  return readPuzzles(await readBeside(KEY).catch(() => []));
}

/** @returns how many of them are new; null where the browser does not keep them */
export async function addPuzzles(found: readonly Puzzle[]): Promise<number | null> {
  let known = 0;
  const kept = await change((puzzles) => {
    const ids = new Set(puzzles.map(({ id }) => id));
    known = found.filter(({ id }) => ids.has(id)).length;
    return withPuzzles(puzzles, found);
  });
  return kept === null ? null : found.length - known;
}

export async function noteSolved(id: string, at: number): Promise<void> {
  await change((puzzles) => withSolved(puzzles, id, at));
}

export async function removePuzzle(id: string): Promise<void> {
  await change((puzzles) => puzzles.filter((one) => one.id !== id));
}

async function change(
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
