import { Chess } from 'chess.js';
import { piecesOf } from './pieces.ts';
import { moveIn, readUci } from './uci.ts';
import { writtenMove } from './notation.ts';

/** A legal move as the page writes it; as it is where it is none. */
export function sanOf(fen: string, uci: string): string {
  const made = moveIn(new Chess(fen, { skipValidation: true }), uci);
  return made === null ? uci : writtenMove(made.san);
}

/** What a move ahead of one's turn is called: nobody knows yet what it will take or check. */
export function aheadName(fen: string, uci: string): string {
  const move = readUci(uci);
  const kind = move === null ? undefined : piecesOf(fen).get(move.from)?.kind;
  if (move === null || kind === undefined) return uci;
  const letter = kind === 'p' ? '' : kind.toUpperCase();
  const becomes = move.promotion === null ? '' : `=${move.promotion.toUpperCase()}`;
  return writtenMove(`${letter}${move.to}${becomes}`);
}
