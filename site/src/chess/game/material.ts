import type { PieceSymbol } from 'chess.js';
import type { Side } from '@sealed-move/client/rules';
import type { Ply } from './line.ts';
import { piecesOf } from './pieces.ts';

const WORTH: Readonly<Record<PieceSymbol, number>> = { q: 9, r: 5, b: 3, n: 3, p: 1, k: 0 };
const ORDER = Object.keys(WORTH);

/** What a side has captured, the dearest first. A promoted piece goes as what it had become. */
export function capturedBy(line: readonly Ply[], side: Side): readonly PieceSymbol[] {
  return line
    .filter((ply) => ply.side === side)
    .flatMap(({ captured }) => captured ?? [])
    .toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}

/** How many points of material a side is ahead, below 0 when it is behind. */
export function advantage(fen: string, side: Side): number {
  let points = 0;
  for (const piece of piecesOf(fen).values()) {
    points += piece.side === side ? WORTH[piece.kind] : -WORTH[piece.kind];
  }
  return points;
}
