import type { PieceSymbol, Square } from 'chess.js';
import type { Side } from '@sealed-move/client/rules';
import { squareAt } from '../../grid/core/squares.ts';

export interface Piece {
  readonly side: Side;
  readonly kind: PieceSymbol;
}

export type Pieces = ReadonlyMap<Square, Piece>;

const KINDS: ReadonlySet<string> = new Set('pnbrqk');

export function readPieces(fen: string): Pieces {
  const pieces = new Map<Square, Piece>();
  const ranks = (fen.split(' ')[0] ?? '').split('/');
  for (const [row, text] of ranks.entries()) {
    let file = 0;
    for (const symbol of text) {
      const kind = symbol.toLowerCase() as PieceSymbol;
      const square = squareAt(file, 7 - row);
      const isPiece = KINDS.has(kind);
      if (isPiece && square) pieces.set(square, { kind, side: symbol === kind ? 1 : 0 });
      file += isPiece ? 1 : Number(symbol);
    }
  }
  return pieces;
}

export function findKing(pieces: Pieces, side: Side): Square | null {
  for (const [square, piece] of pieces) {
    if (piece.kind === 'k' && piece.side === side) return square;
  }
  return null;
}
