import { Chess, type Move, type Square } from 'chess.js';
import { legalMoves, type Moves } from './moves.ts';

/** For each move of a king that castles, the square of its rook. */
const ROOKS: Readonly<Record<string, Square>> = { e1g1: 'h1', e1c1: 'a1', e8g8: 'h8', e8c8: 'a8' };

/** Where the rook stands with which a legal move castles; null: it does not. */
export function castledRook(move: Move): Square | null {
  const castles = move.isKingsideCastle() || move.isQueensideCastle();
  return castles ? (ROOKS[move.from + move.to] ?? null) : null;
}

/** What may be done on the board: the legal moves, and a king may be put onto the rook with which it castles (FRC-1). */
export function boardMoves(fen: string): Moves {
  const onto = castlings(fen);
  const found = new Map(legalMoves(fen));
  for (const { move, rook } of onto) {
    found.set(move.from, new Set([...(found.get(move.from) ?? []), rook]));
  }
  return found;
}

/** The move in UCI that is meant by a piece put from here to there (FRC-1). */
export function moveMeant(fen: string, from: Square, to: Square): string {
  const castling = castlings(fen).find(({ move, rook }) => move.from === from && rook === to);
  return castling?.move.lan ?? `${from}${to}`;
}

function castlings(fen: string): readonly { readonly move: Move; readonly rook: Square }[] {
  return new Chess(fen, { skipValidation: true }).moves({ verbose: true }).flatMap((move) => {
    const rook = castledRook(move);
    return rook === null ? [] : [{ move, rook }];
  });
}
