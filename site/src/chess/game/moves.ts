import type { Square } from 'chess.js';
import type { Side } from '@sealed-move/client/rules';
import { makeBoard, listLegalMoves } from './legal.ts';
import { findKing, readPieces } from './pieces.ts';

/** Each movable piece's square, with its targets. */
export type Moves = ReadonlyMap<Square, ReadonlySet<Square>>;

/** All legal moves of the side to move, with the final square of a castling king. */
export function mapLegalMoves(fen: string): Moves {
  const found = new Map<Square, Set<Square>>();
  for (const { from, to } of listLegalMoves(fen)) {
    const targets = found.get(from);
    if (targets) targets.add(to);
    else found.set(from, new Set([to]));
  }
  return found;
}

/** The square of the king in check; null if there is none. */
export function findCheckedKing(fen: string): Square | null {
  return makeBoard(fen).isCheck() ? findKing(readPieces(fen), readSideToMove(fen)) : null;
}

/** The side whose king is in check; null if neither is. */
export function findCheckedSide(fen: string): Side | null {
  return makeBoard(fen).isCheck() ? readSideToMove(fen) : null;
}

function readSideToMove(fen: string): Side {
  return fen.split(' ')[1] === 'b' ? 1 : 0;
}

/** Whether a move must name the piece that the pawn becomes. */
export function isPromotion(fen: string, from: Square, to: Square): boolean {
  return readPieces(fen).get(from)?.kind === 'p' && /[18]$/.test(to);
}
