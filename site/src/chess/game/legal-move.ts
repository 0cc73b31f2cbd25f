import type { Move, PieceSymbol, Square } from 'chess.js';
import type { Side } from '@sealed-move/client/rules';

/** A move that may be made, whatever kind of chess it is of. */
export interface LegalMove {
  /** As a game keeps and sends it. */
  readonly uci: string;
  readonly san: string;
  readonly side: Side;
  readonly piece: PieceSymbol;
  readonly from: Square;
  /** Where the piece ends, also of a king that castles. */
  readonly to: Square;
  readonly captured: PieceSymbol | null;
  readonly promotion: PieceSymbol | null;
  readonly isEnPassant: boolean;
  /** Where the rook stands with which a king castles; null: it does not. */
  readonly rook: Square | null;
  /** The position after it. */
  readonly after: string;
}

/** For each move of a king that castles as usual, the square of its rook. */
const ROOKS: Readonly<Record<string, Square>> = { e1g1: 'h1', e1c1: 'a1', e8g8: 'h8', e8c8: 'a8' };

export function legalMoveOf(move: Move, after = move.after): LegalMove {
  const castles = move.isKingsideCastle() || move.isQueensideCastle();
  return {
    uci: move.lan,
    san: move.san,
    side: move.color === 'w' ? 0 : 1,
    piece: move.piece,
    from: move.from,
    to: move.to,
    captured: move.captured ?? null,
    promotion: move.promotion ?? null,
    isEnPassant: move.isEnPassant(),
    rook: castles ? (ROOKS[move.from + move.to] ?? null) : null,
    after,
  };
}
