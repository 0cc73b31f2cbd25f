import type { Side } from '@sealed-move/client/rules';
import type { Score } from './score.ts';

/*
 * An engine's output is untrusted: anything that breaks the UCI protocol or exceeds the limits is
 * ignored (ENG-4).
 */

export type UciLine =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'option'; readonly name: string }
  | { readonly kind: 'uciok' | 'readyok' | 'other' }
  | ({ readonly kind: 'info' } & UciInfo)
  /** Null if the engine has no move. */
  | { readonly kind: 'best'; readonly move: string | null };

interface UciInfo {
  readonly depth: number;
  /** 1 for the best line, 2 for the next best. */
  readonly rank: number;
  readonly score: MoverScore;
  /** Moves in the engine's notation. */
  readonly line: readonly string[];
}

/** A score from the view of the side to move. */
export type MoverScore =
  | { readonly kind: 'cp'; readonly cp: number }
  | { readonly kind: 'mate'; readonly moves: number };

const MAX_DEPTH = 250;
const MAX_RANK = 500;
const MAX_CP = 100_000;
const MAX_MATE = 500;
/** The most moves shown or taken from a line. */
const MAX_LINE_MOVES = 10;
/** Longer lines of output are cut here. */
const MAX_READ_LENGTH = 1024;
const MAX_NAME_LENGTH = 80;
const MOVE = /^[a-h][1-8][a-h][1-8][qrbn]?$/;
const WHOLE = /^-?\d{1,7}$/;
const OTHER = { kind: 'other' } as const;

export function readUciLine(text: string): UciLine {
  const [first, second, ...rest] = text.slice(0, MAX_READ_LENGTH).trim().split(/\s+/);
  switch (first) {
    case 'uciok':
    case 'readyok':
      return second === undefined ? { kind: first } : OTHER;
    case 'id':
      return second === 'name' ? { kind: 'name', name: cleanName(rest.join(' ')) } : OTHER;
    case 'option':
      return second === 'name' ? { kind: 'option', name: readOptionName(rest) } : OTHER;
    case 'bestmove':
      return readBestMove(second);
    case 'info':
      return second === undefined ? OTHER : readInfo([second, ...rest]);
    case undefined:
    default:
      return OTHER;
  }
}

/** Removes characters that would reverse or break the surrounding text. */
function cleanName(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  return Array.from(plain).slice(0, MAX_NAME_LENGTH).join('');
}

function readOptionName(rest: readonly string[]): string {
  const end = rest.indexOf('type');
  return rest.slice(0, end < 0 ? rest.length : end).join(' ');
}

function readBestMove(move: string | undefined): UciLine {
  if (move === undefined) return OTHER;
  if (MOVE.test(move)) return { kind: 'best', move };
  return move === '(none)' || move === '0000' ? { kind: 'best', move: null } : OTHER;
}

/** Reads an `info` line. Ignores those without depth, score and move, and mere bounds. */
function readInfo(tokens: readonly string[]): UciLine {
  const end = tokens.indexOf('pv');
  const head = end < 0 ? tokens : tokens.slice(0, end);
  if (end < 0 || head.some((one) => /^(?:string|lowerbound|upperbound)$/.test(one))) return OTHER;
  const depth = readNumberAfter(head, 'depth', 0, MAX_DEPTH);
  const rank = head.includes('multipv') ? readNumberAfter(head, 'multipv', 1, MAX_RANK) : 1;
  const score = readScore(head);
  const line = readLine(tokens.slice(end + 1));
  if (depth === null || rank === null || score === null || line.length === 0) return OTHER;
  return { kind: 'info', depth, rank, score, line };
}

function readScore(head: readonly string[]): MoverScore | null {
  const kind = head[head.indexOf('score') + 1];
  if (!head.includes('score')) return null;
  if (kind === 'cp') {
    const cp = readNumberAfter(head, 'cp', -MAX_CP, MAX_CP);
    return cp === null ? null : { kind, cp };
  }
  const moves = kind === 'mate' ? readNumberAfter(head, 'mate', -MAX_MATE, MAX_MATE) : null;
  return moves === null ? null : { kind: 'mate', moves };
}

/** Reads the moves until a token is not a move, because some engines append other data. */
function readLine(tokens: readonly string[]): readonly string[] {
  const end = tokens.findIndex((one) => !MOVE.test(one));
  return tokens.slice(0, Math.min(end < 0 ? tokens.length : end, MAX_LINE_MOVES));
}

function readNumberAfter(
  tokens: readonly string[],
  name: string,
  min: number,
  max: number,
): number | null {
  const text = tokens[tokens.indexOf(name) + 1] ?? '';
  if (!tokens.includes(name) || !WHOLE.test(text)) return null;
  // Avoids a negative zero.
  const number = Number(text) + 0;
  return number >= min && number <= max ? number : null;
}

/** @param turn the side to move */
export function toWhiteScore(turn: Side, score: MoverScore): Score {
  const other = turn === 0 ? 1 : 0;
  if (score.kind === 'cp') return { kind: 'pawns', cp: turn === 0 ? score.cp : 0 - score.cp };
  // In zero moves: the side to move is mated.
  const winner = score.moves > 0 ? turn : other;
  return { kind: 'mate', winner, moves: Math.abs(score.moves) };
}
