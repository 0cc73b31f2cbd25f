import type { Square } from 'chess.js';
import { listLegalMoves } from './legal.ts';
import type { LegalMove } from './legal-move.ts';
import type { Moves } from './moves.ts';
import { readPieces } from './pieces.ts';

/**
 * The legal moves on the board, including a king put onto its rook to castle (FRC-1). If the king
 * can only castle, the square beside it is not a target.
 */
export function listBoardMoves(fen: string): Moves {
  const found = new Map<Square, Set<Square>>();
  for (const move of listLegalMoves(fen)) {
    const targets = found.get(move.from) ?? new Set();
    for (const to of move.rook === null || isLongKingMove(move) ? [move.to] : []) targets.add(to);
    if (move.rook !== null) targets.add(move.rook);
    found.set(move.from, targets);
  }
  return found;
}

/** Finds the UCI move that a player means by moving a piece between two squares (FRC-1). */
export function findIntendedMove(fen: string, from: Square, to: Square): string {
  // Listing all legal moves is expensive, and only a king castles.
  if (readPieces(fen).get(from)?.kind !== 'k') return `${from}${to}`;
  const legal = listLegalMoves(fen).filter((move) => move.from === from);
  const onto = legal.find(({ rook }) => rook === to);
  if (onto !== undefined) return onto.uci;
  const castling = legal.find(
    (move) => move.rook !== null && move.to === to && isLongKingMove(move),
  );
  return castling?.uci ?? `${from}${to}`;
}

/** Whether the king goes further than it can without castling. */
function isLongKingMove({ from, to }: LegalMove): boolean {
  return Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) > 1;
}
