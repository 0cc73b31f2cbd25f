import { findLegalMove } from '../chess/game/legal.ts';
import { playLine, type Ply, toPly } from '../chess/game/line.ts';
import { readFen } from '../chess/game/read-fen.ts';
import { countPliesBefore } from '../chess/game/start.ts';
import {
  findLine,
  mergeTrees,
  type MoveTree,
  type Path,
  makeTree,
  addMove,
} from './core/move-tree.ts';
import { type NotedMove, writePgnMoves } from './core/pgn-moves.ts';

/** A move of a study: played in the game, or added by the player. */
export interface StudyMove extends Ply, NotedMove {
  readonly isPlayed: boolean;
}

export type StudyTree = MoveTree<StudyMove>;

/** The most moves of a study: a longer one is not realistic, and would slow down each step. */
export const MAX_MOVES = 2000;

/**
 * Adds any missing moves of the game and marks all of its moves as played. Yields after each move.
 * @param moves in UCI
 */
export function* addPlayedGame(
  start: string,
  tree: StudyTree,
  moves: readonly string[],
): Generator<void, StudyTree> {
  const line: StudyMove[] = [];
  let [next, fen] = [tree, start];
  for (const uci of moves) {
    const known = next.find(({ move }) => move.uci === uci);
    const made = known === undefined ? findLegalMove(fen, uci) : null;
    const ply = known?.move ?? (made === null ? null : toPly(made));
    if (ply === null) break;
    line.push({ ...ply, isPlayed: true });
    [next, fen] = [known?.next ?? [], ply.fen];
    yield;
  }
  return mergeStudies(tree, makeTree(line));
}

/** Merges two trees. Notes in both are kept once, and the first tree's order stays. */
export function mergeStudies(tree: StudyTree, added: StudyTree): StudyTree {
  return mergeTrees(tree, added, isSameMove, (one, other) => ({
    ...one,
    isPlayed: one.isPlayed || other.isPlayed,
    ...mergeNotes('before', one, other),
    ...mergeNotes('notes', one, other),
  }));
}

function mergeNotes(where: 'before' | 'notes', one: StudyMove, other: StudyMove) {
  const notes = [...new Set([...(one[where] ?? []), ...(other[where] ?? [])])];
  return notes.length === 0 ? {} : { [where]: notes };
}

/** Whether the player added anything to the game. */
export function isOwn({ isPlayed, before = [], notes = [] }: StudyMove): boolean {
  return !isPlayed || before.length > 0 || notes.length > 0;
}

/** A legal move in the position at the path; null if illegal. */
export function playMove(
  start: string,
  tree: StudyTree,
  path: Path,
  uci: string,
): { readonly tree: StudyTree; readonly path: Path } | null {
  const line = findLine(tree, path);
  const made = playLine([...line.map((ply) => ply.uci), uci], line, start).at(line.length);
  if (made === undefined) return null;
  return addMove(tree, path, { ...made, isPlayed: false }, isSameMove);
}

export function getFenAt(start: string, tree: StudyTree, path: Path): string {
  return findLine(tree, path).at(-1)?.fen ?? start;
}

/** Whether a game starts from this position, however a PGN writes castling rights and counters. */
export function isStart(start: string, fen: string): boolean {
  const squaresOf = (one: string) => {
    const read = readFen(one);
    return 'fen' in read ? read.fen.split(' ', 4).join(' ') : null;
  };
  return squaresOf(fen) === squaresOf(start);
}

/** The moves of a study as PGN, in lines shorter than 80 characters (STUDY-3). */
export function writeStudyMoves(start: string, tree: StudyTree): readonly string[] {
  return writePgnMoves(tree, countPliesBefore(start));
}

function isSameMove(one: StudyMove, other: StudyMove): boolean {
  return one.uci === other.uci;
}
