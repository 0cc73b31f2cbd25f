import { DEFAULT_POSITION, type PieceSymbol, type Square } from 'chess.js';
import type { Ply as AnyPly } from '../../game/game.ts';
import { findLegalMove } from './legal.ts';
import type { LegalMove } from './legal-move.ts';

/** A played move with everything a page shows of it. */
export interface Ply extends AnyPly {
  readonly uci: string;
  readonly from: Square;
  readonly to: Square;
  readonly piece: PieceSymbol;
  readonly captured: PieceSymbol | null;
  readonly promotion: PieceSymbol | null;
  readonly isEnPassant: boolean;
  readonly fen: string;
}

/**
 * Lists the moves of a game up to the first illegal one. Reuses `known`, a line of the same game,
 * because a page asks again after each move.
 * @param start the game's start position
 */
export function playLine(
  moves: readonly string[],
  known: readonly Ply[] = [],
  start = DEFAULT_POSITION,
): readonly Ply[] {
  const same = known.findIndex(({ uci }, index) => uci !== moves[index]);
  const line = same < 0 ? [...known] : known.slice(0, same);
  for (const uci of moves.slice(line.length)) {
    const made = findLegalMove(getFenAfter(line, start), uci);
    if (made === null) break;
    line.push(toPly(made));
  }
  return line;
}

export function getFenAfter(line: readonly Ply[], start = DEFAULT_POSITION): string {
  return line.at(-1)?.fen ?? start;
}

/** The placement of the pieces: the first part of a FEN. */
export function readPlacement(fen: string): string {
  return fen.split(' ')[0] ?? '';
}

/** The part of a legal move that a page shows. */
export function toPly({ after, rook: _, ...move }: LegalMove): Ply {
  return {
    ...move,
    fen: after,
    squares: `${move.from}${move.to}`,
    placement: readPlacement(after),
    sound: chooseSound(move),
  };
}

function chooseSound({ san, captured }: Pick<LegalMove, 'san' | 'captured'>): Ply['sound'] {
  if (san.endsWith('+')) return 'check';
  return captured === null ? 'move' : 'capture';
}
