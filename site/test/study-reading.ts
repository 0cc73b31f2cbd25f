import { readKept, addGames as readGames } from '../src/study/read-study.ts';
import { type StudyTree, addPlayedGame as addGame } from '../src/study/study-tree.ts';

/* The readers of a study, run to completion at once. */

function finish<T>(job: Iterator<void, T>): T {
  for (;;) {
    const step = job.next();
    if (step.done === true) return step.value;
  }
}

export const withGames = (start: string, tree: StudyTree, pgn: string) =>
  finish(readGames(start, tree, pgn));
export const withGame = (start: string, tree: StudyTree, moves: readonly string[]) =>
  finish(addGame(start, tree, moves));
export const makeStudy = (start: string, moves: readonly string[]) => withGame(start, [], moves);
export const keptTree = (start: string, text: string) => finish(readKept(start, text));

/** @returns the tree with the moves added, or the error */
export function withPgn(
  start: string,
  tree: StudyTree,
  pgn: string,
): { readonly tree: StudyTree } | { readonly wrong: string } {
  const read = withGames(start, tree, pgn);
  if (read.kind === 'added') return read;
  return { wrong: 'text' in read ? read.text : read.kind };
}
