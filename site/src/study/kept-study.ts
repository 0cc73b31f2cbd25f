import { MAX_STUDY_LENGTH } from '../games/core/kept-game.ts';
import { readText, writeText } from '../storage/small-texts.ts';
import { STUDIES } from './kept-studies.ts';
import { studyMoves, type StudyTree, withGame, withPgn } from './study-tree.ts';

/** What the player added to a game before, as this device kept it (STUDY-2). */
export function keptStudy(key: string, start: string, moves: readonly string[]): StudyTree {
  const kept = withPgn(start, [], readText(STUDIES + key) ?? '');
  return withGame(start, 'tree' in kept ? kept.tree : [], moves);
}

/** Whether the device keeps as much as that. */
export function isKeepable(start: string, tree: StudyTree): boolean {
  return textOf(start, tree).length <= MAX_STUDY_LENGTH;
}

function textOf(start: string, tree: StudyTree): string {
  return studyMoves(start, tree).join(' ');
}

export function keepStudy(key: string, start: string, tree: StudyTree): void {
  if (isKeepable(start, tree)) writeText(STUDIES + key, textOf(start, tree));
}
