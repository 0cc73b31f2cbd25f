import type { Square } from 'chess.js';
import { legalIn } from './legal.ts';
import type { LegalMove } from './legal-move.ts';
import type { Moves } from './moves.ts';
import { piecesOf } from './pieces.ts';

/**
 * What may be done on the board: the legal moves, and a king may be put onto the rook with which it
 * castles (FRC-1). Where it may only castle, it is not put onto the square beside it for that.
 */
export function boardMoves(fen: string): Moves {
  const found = new Map<Square, Set<Square>>();
  for (const move of legalIn(fen)) {
    const targets = found.get(move.from) ?? new Set();
    for (const to of move.rook === null || isFar(move) ? [move.to] : []) targets.add(to);
    if (move.rook !== null) targets.add(move.rook);
    found.set(move.from, targets);
  }
  return found;
}

/** The move in UCI that is meant by a piece put from here to there (FRC-1). */
export function moveMeant(fen: string, from: Square, to: Square): string {
  // All legal moves of a position are dear, and only a king castles.
  if (piecesOf(fen).get(from)?.kind !== 'k') return `${from}${to}`;
  const legal = legalIn(fen).filter((move) => move.from === from);
  const onto = legal.find(({ rook }) => rook === to);
  if (onto !== undefined) return onto.uci;
  const castling = legal.find((move) => move.rook !== null && move.to === to && isFar(move));
  return castling?.uci ?? `${from}${to}`;
}

/** Whether the king goes further than a king otherwise does. */
function isFar({ from, to }: LegalMove): boolean {
  return Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) > 1;
}
