import { DEFAULT_POSITION, type PieceSymbol, type Square } from 'chess.js';
import type { Ply as AnyPly } from '../../game/game.ts';
import { moveMadeIn } from './legal.ts';
import type { LegalMove } from './legal-move.ts';

/** A move that was played, with all that a page shows of it. */
export interface Ply extends AnyPly {
  readonly uci: string;
  readonly from: Square;
  readonly to: Square;
  readonly piece: PieceSymbol;
  readonly captured: PieceSymbol | null;
  readonly promotion: PieceSymbol | null;
  readonly isEnPassant: boolean;
  /** The position after it. */
  readonly fen: string;
}

/**
 * The moves of a game one by one, up to the first that is not legal. What `known` already holds of
 * the same game is taken from there: a page asks again after each move.
 * @param start where the game begins
 */
export function lineOf(
  moves: readonly string[],
  known: readonly Ply[] = [],
  start = DEFAULT_POSITION,
): readonly Ply[] {
  const same = known.findIndex(({ uci }, index) => uci !== moves[index]);
  const line = same < 0 ? [...known] : known.slice(0, same);
  for (const uci of moves.slice(line.length)) {
    const made = moveMadeIn(fenAfter(line, start), uci);
    if (made === null) break;
    line.push(plyOf(made));
  }
  return line;
}

/** The position that a line leads to. */
export function fenAfter(line: readonly Ply[], start = DEFAULT_POSITION): string {
  return line.at(-1)?.fen ?? start;
}

/** Where the pieces stand: the first part of a FEN. */
export function placementOf(fen: string): string {
  return fen.split(' ')[0] ?? '';
}

/** What a page shows of a legal move. */
export function plyOf({ after, rook: _, ...move }: LegalMove): Ply {
  return {
    ...move,
    fen: after,
    squares: `${move.from}${move.to}`,
    placement: placementOf(after),
    sound: soundOf(move),
  };
}

function soundOf({ san, captured }: Pick<LegalMove, 'san' | 'captured'>): Ply['sound'] {
  if (san.endsWith('+')) return 'check';
  return captured === null ? 'move' : 'capture';
}
