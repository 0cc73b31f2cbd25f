import { DEFAULT_POSITION } from 'chess.js';
import { moveOfSan } from '../chess/game/legal.ts';
import { lineOf, type Ply } from '../chess/game/line.ts';
import { readFen } from '../chess/game/read-fen.ts';
import { pliesBefore } from '../chess/game/start.ts';
import { readLetters } from '../chess/game/notation.ts';
import { lineTo, type MoveTree, type Path, withChange, withMove } from './core/move-tree.ts';
import { type NotedMove, pgnMoves, pgnTokens, pgnGames } from './core/pgn-tokens.ts';

/** A move of a study: one that was played in the game, or one of the player's own. */
export interface StudyMove extends Ply, NotedMove {
  readonly isPlayed: boolean;
}

export type StudyTree = MoveTree<StudyMove>;

/** More than this is nobody's study, and would make each step slow. */
export const MAX_MOVES = 2000;

/** The game as it was played. @param start where it begins @param moves in UCI */
export function studyOf(start: string, moves: readonly string[]): StudyTree {
  return withGame(start, [], moves);
}

/** A study in which the moves of the game are those that were played; they are added where they lack. */
export function withGame(start: string, tree: StudyTree, moves: readonly string[]): StudyTree {
  return grown(tree, lineOf(moves, [], start));
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
  start: string,
  tree: StudyTree,
  path: Path,
  uci: string,
): { readonly tree: StudyTree; readonly path: Path } | null {
  const line = lineTo(tree, path);
  const made = lineOf([...line.map((ply) => ply.uci), uci], line, start).at(line.length);
  if (made === undefined) return null;
  return withMove(tree, path, { ...made, isPlayed: false }, isSame);
}

/** The position that the path leads to. */
export function fenAt(start: string, tree: StudyTree, path: Path): string {
  return lineTo(tree, path).at(-1)?.fen ?? start;
}

/** Whether a game begins there, however a PGN writes its rights, and whatever the counters say. */
function isStart(start: string, fen: string): boolean {
  const squaresOf = (one: string) => {
    const read = readFen(one);
    return 'fen' in read ? read.fen.split(' ', 4).join(' ') : null;
  };
  return squaresOf(fen) === squaresOf(start);
}

/** The moves of a study in PGN, in lines of fewer than 80 characters (STUDY-3). */
export function studyMoves(start: string, tree: StudyTree): readonly string[] {
  return pgnMoves(tree, pliesBefore(start));
}

/**
 * The moves of a PGN with their variations, added to those that are there (STUDY-3).
 * @returns the first move that is not legal, where there is one: nothing is added then
 */
export function withPgn(
  start: string,
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
      const fen = fenAt(start, grownTree, path);
      const made = moveOfSan(fen, token.san) ?? moveOfSan(fen, readLetters(token.san));
      const next = made === null ? null : played(start, grownTree, path, made.uci);
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

export type ReadGames =
  | {
      readonly kind: 'added';
      readonly tree: StudyTree;
      /** How many of the games begin elsewhere, and were left out. */
      readonly others: number;
    }
  /** A move that is not legal. */
  | { readonly kind: 'wrong'; readonly san: string }
  /** None of them begins where this game does. */
  | { readonly kind: 'elsewhere' };

/** The games of a PGN that begin where this one does, each with its variations (PGN-6). */
export function withGames(start: string, tree: StudyTree, pgn: string): ReadGames {
  const games = pgnGames(pgn);
  const here = games.filter(
    ({ fen, isOtherChess }) => !isOtherChess && isStart(start, fen ?? DEFAULT_POSITION),
  );
  if (here.length === 0) return { kind: 'elsewhere' };
  let grownTree = tree;
  for (const { moves } of here) {
    const read = withPgn(start, grownTree, moves);
    if ('wrong' in read) return { kind: 'wrong', san: read.wrong };
    grownTree = read.tree;
  }
  return { kind: 'added', tree: grownTree, others: games.length - here.length };
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

function isSame(one: StudyMove, other: StudyMove): boolean {
  return one.uci === other.uci;
}
