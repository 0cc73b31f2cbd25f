import { Chess, DEFAULT_POSITION } from 'chess.js';
import { lineOf, type Ply } from '../chess/game/line.ts';
import { readLetters } from '../chess/game/notation.ts';
import { moveIn } from '../chess/game/uci.ts';
import { lineTo, type MoveTree, type Path, withChange, withMove } from './core/move-tree.ts';
import { type NotedMove, pgnMoves, pgnTokens } from './core/pgn-tokens.ts';

/** A move of a study: one that was played in the game, or one of the player's own. */
export interface StudyMove extends Ply, NotedMove {
  readonly isPlayed: boolean;
}

export type StudyTree = MoveTree<StudyMove>;

/** More than this is nobody's study, and would make each step slow. */
export const MAX_MOVES = 2000;

/** The game as it was played. @param moves in UCI */
export function studyOf(moves: readonly string[]): StudyTree {
  return withGame([], moves);
}

/** A study in which the moves of the game are those that were played; they are added where they lack. */
export function withGame(tree: StudyTree, moves: readonly string[]): StudyTree {
  return grown(tree, lineOf(moves));
}

function grown(tree: StudyTree, [ply, ...rest]: readonly Ply[]): StudyTree {
  if (ply === undefined) return tree;
  const place = tree.findIndex(({ move }) => move.uci === ply.uci);
  const known = tree[place]?.move ?? {};
  const node = {
    move: { ...known, ...ply, isPlayed: true },
    next: grown(tree[place]?.next ?? [], rest),
  };
  return place < 0 ? [...tree, node] : tree.with(place, node);
}

/** A legal move in the position that the path leads to; null where it is none. */
export function played(
  tree: StudyTree,
  path: Path,
  uci: string,
): { readonly tree: StudyTree; readonly path: Path } | null {
  const line = lineTo(tree, path);
  const made = lineOf([...line.map((ply) => ply.uci), uci], line).at(line.length);
  if (made === undefined) return null;
  return withMove(tree, path, { ...made, isPlayed: false }, isSame);
}

/** The position that the path leads to. */
export function fenAt(tree: StudyTree, path: Path): string {
  return lineTo(tree, path).at(-1)?.fen ?? DEFAULT_POSITION;
}

/** Whether each game begins there, whatever the counters say. */
export function isFirstPosition(fen: string): boolean {
  const squaresOf = (one: string) => one.trim().split(/\s+/).slice(0, 4).join(' ');
  return squaresOf(fen) === squaresOf(DEFAULT_POSITION);
}

/** The moves of a study in PGN, in lines of fewer than 80 characters (STUDY-3). */
export function studyMoves(tree: StudyTree): readonly string[] {
  return pgnMoves(tree);
}

/**
 * The moves of a PGN with their variations, added to those that are there (STUDY-3).
 * @returns the first move that is not legal, where there is one: nothing is added then
 */
export function withPgn(
  tree: StudyTree,
  moves: string,
): { readonly tree: StudyTree } | { readonly wrong: string } {
  let [grownTree, path]: readonly [StudyTree, Path] = [tree, []];
  const open: Path[] = [];
  /** Noted before the first move of the line that is read; null: that has come. */
  let first: readonly string[] | null = [];
  /** How many variations are open since one that holds a null move: their rest cannot be shown. */
  let skipped = 0;
  for (const token of pgnTokens(moves)) {
    if (token.kind === 'result' && open.length === 0) break;
    if (skipped > 0 && token.kind !== 'close') {
      if (token.kind === 'open') skipped += 1;
    } else if (skipped > 1) {
      skipped -= 1;
    } else if (token.kind === 'open') {
      open.push(path);
      path = path.slice(0, -1);
      first = [];
    } else if (token.kind === 'close') {
      skipped = 0;
      path = open.pop() ?? path;
      first = null;
    } else if (token.kind === 'move' && open.length > 0 && NULL_MOVE.test(token.san)) {
      skipped = 1;
    } else if (token.kind === 'move') {
      const fen = fenAt(grownTree, path);
      const uci = uciOf(fen, token.san) ?? uciOf(fen, readLetters(token.san));
      const next = uci === null ? null : played(grownTree, path, uci);
      if (next === null) return { wrong: token.san };
      ({ tree: grownTree, path } = next);
      for (const note of first ?? []) grownTree = withNote(grownTree, path, 'before', note);
      first = null;
    } else if (token.kind === 'note' && first !== null) {
      // A glyph belongs to a move: before one it says nothing.
      if (token.text.startsWith('{')) first = [...first, token.text];
    } else if (token.kind === 'note') {
      grownTree = withNote(grownTree, path, 'notes', token.text);
    }
  }
  return { tree: grownTree };
}

/** What is noted there already is not noted twice. */
function withNote(tree: StudyTree, path: Path, where: 'before' | 'notes', note: string): StudyTree {
  return withChange(tree, path, (move) => {
    const known = move[where] ?? [];
    return known.includes(note) ? move : { ...move, [where]: [...known, note] };
  });
}

/** A side passes, as no game allows: of a variation, what comes before it is read. */
const NULL_MOVE = /^(?:--|Z0|null|pass|0000)$/i;

function uciOf(fen: string, san: string): string | null {
  try {
    const chess = new Chess(fen, { skipValidation: true });
    const { lan } = chess.move(san);
    return moveIn(new Chess(fen, { skipValidation: true }), lan) === null ? null : lan;
  } catch {
    return null;
  }
}

function isSame(one: StudyMove, other: StudyMove): boolean {
  return one.uci === other.uci;
}
