import { fileOf, squareAt } from '../../grid/core/squares.ts';
import type { Square } from 'chess.js';
import type { Side } from '@sealed-move/client/rules';
import { listLegalMoves, makeBoard } from './legal.ts';
import { findKing, type Pieces, readPieces } from './pieces.ts';
import { readPosition } from './chess-rules.ts';
import { makePositionKey } from './position.ts';

export type WrongFen =
  | 'form'
  /** A side has no king or several. */
  | 'kings'
  /** A pawn stands on the first or the last rank. */
  | 'pawns'
  /** The side that has just moved is in check. */
  | 'check'
  /** King and rook are not on the squares that a castling right requires. */
  | 'castling'
  /** The game is over: mate, stalemate or a draw. */
  | 'over';

export type ReadFen = { readonly fen: string } | { readonly wrong: WrongFen };

const PLACEMENT = /^[1-8pnbrqkPNBRQK]{1,8}(?:\/[1-8pnbrqkPNBRQK]{1,8}){7}$/;
const RIGHTS = /^(?:-|[KQkqA-Ha-h]{1,4})$/;
const EN_PASSANT = /^(?:-|[a-h][36])$/;
const COUNT = /^\d{1,4}$/;

/**
 * Reads a position as other programs write it, with castling rights in FEN, X-FEN or Shredder-FEN
 * style. Everything after the pieces is optional.
 * @returns the position with its rights as rook files, `HAha`, or the error
 */
export function readFen(text: string): ReadFen {
  const fields = text.trim().split(/\s+/);
  const [placement = '', turn = 'w', given = '-', enPassant = '-', quiet = '0', number = '1'] =
    fields;
  const isForm =
    fields.length <= 6 &&
    PLACEMENT.test(placement) &&
    placement.split('/').every((rank) => measureRankLength(rank) === 8) &&
    (turn === 'w' || turn === 'b') &&
    RIGHTS.test(given) &&
    EN_PASSANT.test(enPassant) &&
    COUNT.test(quiet) &&
    COUNT.test(number);
  if (!isForm) return { wrong: 'form' };
  const pieces = readPieces(placement);
  if (!hasOneKingEach(pieces)) return { wrong: 'kings' };
  if ([...pieces].some(([square, { kind }]) => kind === 'p' && /[18]$/.test(square))) {
    return { wrong: 'pawns' };
  }
  const counted = `${Number(quiet)} ${Math.max(1, Number(number))}`;
  const other = turn === 'w' ? 'b' : 'w';
  if (makeBoard(`${placement} ${other} - - ${counted}`).isCheck()) return { wrong: 'check' };
  const rights = toFileRights(given, pieces);
  if (rights === null) return { wrong: 'castling' };
  const fen = `${placement} ${turn} ${rights} ${enPassant} ${counted}`;
  const read = dropUselessEnPassant(fen);
  return readPosition(read).outcome === null ? { fen: read } : { wrong: 'over' };
}

/** Writes X-FEN for other programs: `K` and `Q` for the outermost rooks, the file for any other. */
export function writeFen(fen: string): string {
  const fields = fen.split(' ');
  const rights = fields[2] ?? '-';
  const pieces = readPieces(fen);
  const written = Array.from(rights, (letter) => {
    if (!/[A-Ha-h]/.test(letter)) return letter;
    const side = letter === letter.toUpperCase() ? 0 : 1;
    const king = findKing(pieces, side);
    const isShort = king !== null && letter.toLowerCase() > king.charAt(0);
    const outermost = findOutermostRook(pieces, side, isShort);
    if (outermost?.charAt(0) !== letter.toLowerCase()) return letter;
    const name = isShort ? 'k' : 'q';
    return side === 0 ? name.toUpperCase() : name;
  });
  return fields.with(2, written.join('')).join(' ');
}

/** The part of a position that decides which moves exist, in any kind of chess (ENG-7). */
export function makeAnyChessKey(fen: string): string {
  return makePositionKey(writeFen(fen));
}

function measureRankLength(rank: string): number {
  return Array.from(rank).reduce((sum, sign) => sum + (Number(sign) || 1), 0);
}

function hasOneKingEach(pieces: Pieces): boolean {
  const kings = [...pieces.values()].filter(({ kind }) => kind === 'k');
  return kings.length === 2 && kings[0]?.side !== kings[1]?.side;
}

/** Lists White's rights first, kingside first; null if one does not fit or two share a wing. */
function toFileRights(given: string, pieces: Pieces): string | null {
  if (given === '-') return given;
  const rooks = new Set<Square>();
  for (const letter of given) {
    const rook = findRook(letter, pieces);
    if (rook === null) return null;
    rooks.add(rook);
  }
  const wings = [...rooks].map((rook) => `${rook.charAt(1)}${isBeyondKing(rook, pieces)}`);
  if (new Set(wings).size < rooks.size) return null;
  const letters = [...rooks].map((rook) =>
    rook.endsWith('1') ? rook.charAt(0).toUpperCase() : rook.charAt(0),
  );
  return letters
    .toSorted((one, other) => rankCastlingLetter(one) - rankCastlingLetter(other))
    .join('');
}

/** Whether a rook is on the king's side rather than the queen's. */
function isBeyondKing(rook: Square, pieces: Pieces): boolean {
  return rook > (findKing(pieces, rook.endsWith('1') ? 0 : 1) ?? '');
}

/** Sorts `H` to `A`, then `h` to `a`. */
function rankCastlingLetter(letter: string): number {
  return (letter < 'a' ? 0 : 1000) - letter.charCodeAt(0);
}

/** The rook that a right refers to; null if it is not there or the king is not on its rank. */
function findRook(letter: string, pieces: Pieces): Square | null {
  const side = letter === letter.toUpperCase() ? 0 : 1;
  const king = findKing(pieces, side);
  const rank = side === 0 ? '1' : '8';
  if (king?.endsWith(rank) !== true) return null;
  const lower = letter.toLowerCase();
  if (lower === 'k' || lower === 'q') return findOutermostRook(pieces, side, lower === 'k');
  const square = `${lower}${rank}` as Square;
  return isRook(pieces, square, side) ? square : null;
}

function findOutermostRook(pieces: Pieces, side: Side, isShort: boolean): Square | null {
  const king = findKing(pieces, side);
  if (king === null) return null;
  const files = isShort ? [7, 6, 5, 4, 3, 2, 1, 0] : [0, 1, 2, 3, 4, 5, 6, 7];
  for (const file of files) {
    if (isShort ? file <= fileOf(king) : file >= fileOf(king)) return null;
    const square = squareAt(file, side === 0 ? 0 : 7);
    if (square !== null && isRook(pieces, square, side)) return square;
  }
  return null;
}

function isRook(pieces: Pieces, square: Square, side: Side): boolean {
  const piece = pieces.get(square);
  return piece?.kind === 'r' && piece.side === side;
}

/** Drops an en passant square that no pawn can use: it would make one position look like two. */
function dropUselessEnPassant(fen: string): string {
  const fields = fen.split(' ');
  const isUseful = hasJustPassed(fen) && listLegalMoves(fen).some(({ isEnPassant }) => isEnPassant);
  return isUseful ? fen : fields.with(3, '-').join(' ');
}

/** Whether an enemy pawn stands beyond that square and can just have passed it. */
function hasJustPassed(fen: string): boolean {
  const [, turn, , square = '-'] = fen.split(' ');
  const pieces = readPieces(fen);
  const [rank, from, to] = turn === 'w' ? (['6', '7', '5'] as const) : (['3', '2', '4'] as const);
  if (!square.endsWith(rank)) return false;
  const file = square.charAt(0);
  const pawn = pieces.get(`${file}${to}` as Square);
  const isOpen = !pieces.has(`${file}${from}` as Square) && !pieces.has(square as Square);
  return isOpen && pawn?.kind === 'p' && pawn.side === (turn === 'w' ? 1 : 0);
}
