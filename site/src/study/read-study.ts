import { DEFAULT_POSITION } from 'chess.js';
import { toPly } from '../chess/game/line.ts';
import { readLetters } from '../chess/game/notation.ts';
import { findSpelledMove, stripDecoration } from '../chess/game/spelled-move.ts';
import { countPliesBefore } from '../chess/game/start.ts';
import { type PgnFault, type PgnGame, type PgnToken, readGames } from './core/pgn-games.ts';
import { countMoves } from './core/move-tree.ts';
import { isStart, MAX_MOVES, type StudyMove, type StudyTree, mergeStudies } from './study-tree.ts';

/* Reading moves takes time, so each reader is a job that yields after every move. */

/** The notations of a null move, with which a side passes; no game allows it. */
const NULL_MOVE = /^(?:--|Z0|null|pass|0000)$/i;

interface MoveDraft {
  move: StudyMove;
  readonly next: MoveDraft[];
}

/** A point between two moves: the possible continuations and the number of moves before. */
interface Spot {
  readonly next: MoveDraft[];
  readonly fen: string;
  readonly ply: number;
}

/** The state of reading a line; a variation returns to the spot before its last move. */
interface StudyReading {
  readonly at: Spot;
  readonly before: Spot | null;
  readonly last: MoveDraft | null;
}

export type ReadGames =
  | {
      readonly kind: 'added';
      readonly tree: StudyTree;
      readonly games: number;
      readonly moves: number;
      /** How many of the games start from another position and were skipped. */
      readonly others: number;
    }
  /** A part of the PGN is unreadable, so nothing is added. */
  | ({ readonly kind: 'wrong' } & PgnFault)
  /** None of the games starts from this game's position. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'full' };

/** Adds the games of a PGN that start from the same position, each with its variations (PGN-6). */
export function* addGames(start: string, tree: StudyTree, pgn: string): Generator<void, ReadGames> {
  const read = readGames(pgn);
  if ('why' in read) return { kind: 'wrong', ...read };
  const games = read.filter(({ tokens }) => tokens.some(({ kind }) => kind === 'move'));
  const here = games.filter(
    ({ fen, isOtherChess }) => !isOtherChess && isStart(start, fen ?? DEFAULT_POSITION),
  );
  if (here.length === 0) return { kind: games.length === 0 ? 'empty' : 'elsewhere' };
  let grown = tree;
  for (const { tokens } of here) {
    const added = yield* readMoves(start, tokens);
    if ('why' in added) return { kind: 'wrong', ...added };
    grown = mergeStudies(grown, added);
    if (countMoves(grown) > MAX_MOVES) return { kind: 'full' };
  }
  const moves = countMoves(grown) - countMoves(tree);
  return {
    kind: 'added',
    tree: grown,
    games: here.length,
    moves,
    others: games.length - here.length,
  };
}

/** Reads a study stored on this device; empty if unreadable. */
export function* readKept(start: string, text: string): Generator<void, StudyTree> {
  const read = readGames(text);
  const [game] = 'why' in read ? [] : read;
  const tree = game === undefined ? [] : yield* readMoves(start, game.tokens);
  return 'why' in tree ? [] : tree;
}

/** Reads one game's moves with variations and notes, main line first. */
function* readMoves(
  start: string,
  tokens: PgnGame['tokens'],
): Generator<void, StudyTree | PgnFault> {
  const root: MoveDraft[] = [];
  let reading: StudyReading = { at: { next: root, fen: start, ply: 0 }, before: null, last: null };
  const open: StudyReading[] = [];
  const numbers = makeNumberCheck(start, tokens);
  /** Notes before the first move of the current line. */
  let first: readonly string[] = [];
  /** The depth within a variation that has a null move: the reader skips the rest of it. */
  let skipped = 0;
  for (const token of tokens) {
    if (skipped > 0) {
      if (token.kind === 'open') skipped += 1;
      if (token.kind !== 'close' || --skipped > 0) continue;
    }
    if (token.kind === 'open') {
      if (reading.before === null) return { why: 'unread', text: '(', line: token.line };
      open.push(reading);
      reading = { at: reading.before, before: null, last: null };
      first = [];
    } else if (token.kind === 'close') {
      reading = open.pop() ?? reading;
    } else if (token.kind === 'number') {
      const text = `${token.number}.`;
      if (!numbers(token.number, reading.at.ply)) return { why: 'number', text, line: token.line };
    } else if (token.kind === 'move' && open.length > 0 && NULL_MOVE.test(token.text)) {
      skipped = 1;
    } else if (token.kind === 'move') {
      const next = readMove(reading.at, token.text, first);
      if (next === null) return { why: 'illegal', text: token.text, line: token.line };
      reading = next;
      first = [];
      yield;
    } else if (reading.last === null) {
      // A glyph belongs to a move: before one it means nothing.
      if (token.text.startsWith('{')) first = [...first, token.text];
    } else {
      const { move } = reading.last;
      reading.last.move = { ...move, notes: [...new Set([...(move.notes ?? []), token.text])] };
    }
  }
  return mergeStudies([], root);
}

function readMove(at: Spot, text: string, before: readonly string[]): StudyReading | null {
  const plain = stripDecoration(text);
  const made = findSpelledMove(at.fen, plain) ?? findSpelledMove(at.fen, readLetters(plain));
  if (made === null) return null;
  const noted = before.length === 0 ? {} : { before };
  const last: MoveDraft = { move: { ...toPly(made), isPlayed: false, ...noted }, next: [] };
  at.next.push(last);
  return { at: { next: last.next, fen: made.after, ply: at.ply + 1 }, before: at, last };
}

/** Checks move numbers; a game with its own start position may count from any number. */
function makeNumberCheck(start: string, tokens: readonly PgnToken[]) {
  const before = countPliesBefore(start);
  const isWritten = (token: PgnToken) => token.kind === 'number';
  const base = start === DEFAULT_POSITION ? 1 : (tokens.find(isWritten)?.number ?? 1);
  return (number: number, ply: number) => number === base + Math.floor(((before % 2) + ply) / 2);
}
