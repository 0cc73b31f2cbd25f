import type { Outcome } from '@sealed-move/client/rules';

/** An immutable position with the part of its history that the rules need. */
export interface Position {
  /** The position's FEN; has the en passant square only if such a capture is legal. */
  readonly fen: string;
  /** The keys of the positions that could still be repeated, with this position last. */
  readonly seen: readonly string[];
  readonly outcome: Outcome | null;
}

/** The part of a position that counts for repetition. */
export function makePositionKey(fen: string): string {
  return fen.split(' ', 4).join(' ');
}

export function countTimesSeen({ seen }: Pick<Position, 'seen'>): number {
  const now = seen.at(-1);
  return seen.filter((key) => key === now).length;
}

/** Half moves since a pawn moved or a piece was captured. */
export function readQuietPlies(fen: string): number {
  return Number(fen.split(' ')[4]);
}
