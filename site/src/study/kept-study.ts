import { MAX_STUDY_LENGTH } from '../games/core/kept-game.ts';
import { readText, writeText } from '../storage/small-texts.ts';
import { STUDIES } from './kept-studies.ts';
import { studyMoves, type StudyTree, withGame, withPgn } from './study-tree.ts';

/** What the player added to a game before, as this device kept it (STUDY-2). */
export function keptStudy(key: string, moves: readonly string[]): StudyTree {
  const kept = withPgn([], readText(STUDIES + key) ?? '');
  return withGame('tree' in kept ? kept.tree : [], moves);
}

/** Whether the device keeps as much as that. */
export function isKeepable(tree: StudyTree): boolean {
  return textOf(tree).length <= MAX_STUDY_LENGTH;
}

function textOf(tree: StudyTree): string {
  return studyMoves(tree).join(' ');
}

export function keepStudy(key: string, tree: StudyTree): void {
  if (isKeepable(tree)) writeText(STUDIES + key, textOf(tree));
}
