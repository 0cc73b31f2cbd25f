import type { Square } from 'chess.js';
import { fileOf, rankOf } from '../../grid/core/squares.ts';
import type { Piece, Pieces } from '../game/pieces.ts';

export interface Slide {
  readonly from: Square;
  readonly to: Square;
}

/** Finds the pieces to animate between two positions, forward or back (BRD-8). */
export function findSlides(before: Pieces, after: Pieces): readonly Slide[] {
  const gone = [...before].filter(([square, piece]) => !isSamePiece(piece, after.get(square)));
  const found: Slide[] = [];
  for (const [to, piece] of after) {
    if (isSamePiece(piece, before.get(to))) continue;
    const from = findNearestOrigin(to, piece, gone);
    if (from === null) continue;
    found.push({ from, to });
    gone.splice(
      gone.findIndex(([square]) => square === from),
      1,
    );
  }
  return found;
}

function isSamePiece(one: Piece, other: Piece | undefined): boolean {
  return one.kind === other?.kind && one.side === other.side;
}

/** Finds the nearest origin of a piece. A promoting piece, or one taken back, is a pawn there. */
function findNearestOrigin(
  to: Square,
  piece: Piece,
  gone: readonly [Square, Piece][],
): Square | null {
  const same = gone.filter(([, other]) => isSamePiece(piece, other));
  const pawnly = gone.filter(
    ([, other]) => other.side === piece.side && (other.kind === 'p' || piece.kind === 'p'),
  );
  const candidates = (same.length > 0 ? same : pawnly).map(([square]) => square);
  const [first = null] = candidates.toSorted(
    (one, other) => measureSquareDistance(one, to) - measureSquareDistance(other, to),
  );
  return first;
}

function measureSquareDistance(one: Square, other: Square): number {
  return Math.abs(fileOf(one) - fileOf(other)) + Math.abs(rankOf(one) - rankOf(other));
}
