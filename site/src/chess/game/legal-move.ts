import type { Move, PieceSymbol, Square } from 'chess.js';
import type { Side } from '@sealed-move/client/rules';

export interface LegalMove {
  /** The form in which a game stores and sends the move. */
  readonly uci: string;
  readonly san: string;
  readonly side: Side;
  readonly piece: PieceSymbol;
  readonly from: Square;
  /** The final square of the piece, also for a castling king. */
  readonly to: Square;
  readonly captured: PieceSymbol | null;
  readonly promotion: PieceSymbol | null;
  readonly isEnPassant: boolean;
  /** The square of the castling rook; null otherwise. */
  readonly rook: Square | null;
  readonly after: string;
}

/** The rook's square for each usual castling move of a king. */
const ROOKS: Readonly<Record<string, Square>> = { e1g1: 'h1', e1c1: 'a1', e8g8: 'h8', e8c8: 'a8' };

export function toLegalMove(move: Move, after = move.after): LegalMove {
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
