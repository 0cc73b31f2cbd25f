import type { PieceSymbol, Square } from 'chess.js';
import type { Side } from 'relay-client/rules';

export interface Piece {
  readonly side: Side;
  readonly kind: PieceSymbol;
}

export type Pieces = ReadonlyMap<Square, Piece>;

const FILES = 'abcdefgh';

const KINDS: ReadonlySet<string> = new Set('pnbrqk');

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** The square of a file and a rank, both from 0; null off the board. */
export function squareAt(file: number, rank: number): Square | null {
  const isOn = file >= 0 && file < 8 && rank >= 0 && rank < 8;
  return isOn ? (`${FILES.charAt(file)}${rank + 1}` as Square) : null;
}

export function fileOf(square: Square): number {
  return FILES.indexOf(square.charAt(0));
}

/** From 0. */
export function rankOf(square: Square): number {
  return Number(square.charAt(1)) - 1;
}

/** The pieces of a FEN by their squares. */
export function piecesOf(fen: string): Pieces {
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

export function kingOf(pieces: Pieces, side: Side): Square | null {
  for (const [square, piece] of pieces) {
    if (piece.kind === 'k' && piece.side === side) return square;
  }
  return null;
}
