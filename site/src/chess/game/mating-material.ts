import type { Square } from 'chess.js';
import type { Side } from '@sealed-move/client/rules';
import { fileOf, rankOf } from '../../grid/core/squares.ts';
import { makeBoard, listLegalMoves } from './legal.ts';
import { type Piece, readPieces } from './pieces.ts';

const MAX_DEPTH = 4;
const MAX_POSITIONS = 300;

/**
 * Whether that side could still mate by some series of legal moves (CLK-4). It looks a few moves
 * ahead. If every legal move captures the last piece that could mate, the side cannot.
 */
export function canStillMate(fen: string, side: Side): boolean {
  let left = MAX_POSITIONS;
  const search = (position: string, depth: number): boolean => {
    if (!canMate(position, side)) return false;
    left -= 1;
    if (depth === 0 || left <= 0) return true;
    const moves = listLegalMoves(position);
    if (moves.length === 0) {
      const chess = makeBoard(position);
      return chess.isCheckmate() && chess.turn() !== (side === 0 ? 'w' : 'b');
    }
    return moves.some(({ after }) => search(after, depth - 1));
  };
  return search(fen, MAX_DEPTH);
}

/** Whether a side can mate, judged by the pieces alone; yes in doubt (CLK-4). */
export function canMate(fen: string, side: Side): boolean {
  const pieces = [...readPieces(fen)].filter(([, { kind }]) => kind !== 'k');
  const own = pieces.filter(([, piece]) => piece.side === side);
  const [first] = own;
  if (first === undefined) return false;
  if (own.some(([, { kind }]) => kind === 'q' || kind === 'r' || kind === 'p')) return true;
  const others = pieces.filter(([, piece]) => piece.side !== side);
  if (own.every(([, { kind }]) => kind === 'b')) return !areBishopsAlone(pieces);
  // A lone knight can mate a king hemmed in by its own pieces. Queens do not count: they could
  // always help.
  return own.length > 1 || others.some(([, { kind }]) => kind !== 'q');
}

/** Whether all bishops are on one colour, with no other piece that could hem in a king. */
function areBishopsAlone(pieces: readonly (readonly [Square, Piece])[]): boolean {
  const bishops = pieces.filter(([, { kind }]) => kind === 'b');
  const isHelped = pieces.some(([, { kind }]) => kind === 'p' || kind === 'n');
  return !isHelped && new Set(bishops.map(([square]) => getSquareColour(square))).size === 1;
}

function getSquareColour(square: Square): number {
  return (fileOf(square) + rankOf(square)) % 2;
}
