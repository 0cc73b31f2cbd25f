import type { PieceSymbol } from 'chess.js';
import type { Side } from '@sealed-move/client/rules';
import type { Ply } from './line.ts';
import { readPieces } from './pieces.ts';

const WORTH: Readonly<Record<PieceSymbol, number>> = { q: 9, r: 5, b: 3, n: 3, p: 1, k: 0 };
const ORDER = Object.keys(WORTH);

/** A side's captures, most valuable first. A promoted piece counts as its new kind. */
export function listCaptures(line: readonly Ply[], side: Side): readonly PieceSymbol[] {
  return line
    .filter((ply) => ply.side === side)
    .flatMap(({ captured }) => captured ?? [])
    .toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}

/** A side's material lead in points, negative if it is behind. */
export function computeMaterialAdvantage(fen: string, side: Side): number {
  let points = 0;
  for (const piece of readPieces(fen).values()) {
    points += piece.side === side ? WORTH[piece.kind] : -WORTH[piece.kind];
  }
  return points;
}
