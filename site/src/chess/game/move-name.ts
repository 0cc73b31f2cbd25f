import { readPieces } from './pieces.ts';
import { hasFileRights } from './chess960.ts';
import { findLegalMove } from './legal.ts';
import { readUci } from './uci.ts';
import { formatMove } from './notation.ts';

/** The page's notation of a legal move; any other text is returned unchanged. */
export function nameMove(fen: string, uci: string): string {
  const made = findLegalMove(fen, uci);
  return made === null ? uci : formatMove(made.san);
}

/** The name of a premove: nobody knows yet whether it will capture or check. */
export function namePremove(fen: string, uci: string): string {
  const move = readUci(uci);
  const pieces = readPieces(fen);
  const kind = move === null ? undefined : pieces.get(move.from)?.kind;
  if (move === null || kind === undefined) return uci;
  const target = pieces.get(move.to);
  const isOwnRook = target?.kind === 'r' && target.side === pieces.get(move.from)?.side;
  if (kind === 'k' && isOwnRook && hasFileRights(fen)) {
    return formatMove(move.to > move.from ? 'O-O' : 'O-O-O');
  }
  const letter = kind === 'p' ? '' : kind.toUpperCase();
  const becomes = move.promotion === null ? '' : `=${move.promotion.toUpperCase()}`;
  return formatMove(`${letter}${move.to}${becomes}`);
}
