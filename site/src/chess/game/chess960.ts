import { Chess, type Move, type Square } from 'chess.js';
import type { Side } from '@sealed-move/client/rules';
import { fileOf, squareAt } from '../../grid/core/squares.ts';
import { type LegalMove, toLegalMove } from './legal-move.ts';
import { findKing, type Pieces, type Piece, readPieces } from './pieces.ts';
import { tryUciMove } from './uci.ts';

/* Chess960 under the FIDE rules. Castling rights are rook files, as in Shredder-FEN: `HAha`. */

/** Whether a position writes its castling rights as rook files. */
export function hasFileRights(fen: string): boolean {
  return /[A-Ha-h]/.test(fen.split(' ')[2] ?? '');
}

/** All legal moves of the side to move. A king castles by being put onto its rook: `e1h1`. */
export function listMoves960(fen: string): readonly LegalMove[] {
  const plain = makePlainBoard(fen).moves({ verbose: true });
  return [...plain.map((move) => toPlainLegalMove(fen, move)), ...listCastlings(fen)];
}

/** Finds a legal Chess960 move; null if there is no such move. */
export function findMove960(fen: string, uci: string): LegalMove | null {
  const castles = listCastlings(fen).find((move) => move.uci === uci);
  if (castles !== undefined) return castles;
  const made = tryUciMove(makePlainBoard(fen), uci);
  return made === null ? null : toPlainLegalMove(fen, made);
}

/** Whether the side to move can castle when it may have no other move. */
export function mayCastle(fen: string): boolean {
  return listCastlings(fen).length > 0;
}

/** The rooks with which a side may still castle; null if rights are not written as files. */
export function findCastlingRooks(fen: string, side: Side): readonly Square[] | null {
  if (!hasFileRights(fen)) return null;
  const own = Array.from(readRights(fen)).filter((letter) => isRightOfSide(letter, side));
  return own.map((letter) => `${letter.toLowerCase()}${side === 0 ? 1 : 8}` as Square);
}

function isRightOfSide(letter: string, side: Side): boolean {
  return (letter === letter.toUpperCase()) === (side === 0);
}

/** The board without castling rights, for everything except castling. */
export function makePlainBoard(fen: string): Chess {
  return new Chess(replaceRights(fen, '-'), { skipValidation: true });
}

function toPlainLegalMove(fen: string, move: Move): LegalMove {
  const { from, to, piece, color } = move;
  const left = removeLostRights(readRights(fen), {
    from,
    to,
    isKing: piece === 'k',
    isWhite: color === 'w',
  });
  return toLegalMove(move, replaceRights(move.after, left));
}

interface PlainMove {
  readonly from: Square;
  readonly to: Square;
  readonly isKing: boolean;
  readonly isWhite: boolean;
}

/** A king that moved loses all rights; a rook that moved or was captured loses its own. */
function removeLostRights(rights: string, { from, to, isKing, isWhite }: PlainMove): string {
  const left = Array.from(rights).filter((letter) => {
    const isOfWhite = letter === letter.toUpperCase();
    if (isKing && isOfWhite === isWhite) return false;
    const rook = `${letter.toLowerCase()}${isOfWhite ? 1 : 8}`;
    return rook !== from && rook !== to;
  });
  return left.join('') || '-';
}

function listCastlings(fen: string): readonly LegalMove[] {
  const side = fen.split(' ')[1] === 'w' ? 0 : 1;
  const rooks = findCastlingRooks(fen, side) ?? [];
  if (rooks.length === 0) return [];
  const pieces = readPieces(fen);
  const king = findKing(pieces, side);
  return king === null ? [] : rooks.flatMap((rook) => findCastling(fen, pieces, king, rook) ?? []);
}

/** Null if a piece is in the way, or if the king would cross or reach an attacked square. */
function findCastling(fen: string, pieces: Pieces, king: Square, rook: Square): LegalMove | null {
  const [, turn = 'w'] = fen.split(' ');
  const rank = turn === 'w' ? 0 : 7;
  const isShort = fileOf(rook) > fileOf(king);
  const [kingTo, rookTo] = [squareAt(isShort ? 6 : 2, rank), squareAt(isShort ? 5 : 3, rank)];
  const [kingPiece, rookPiece] = [pieces.get(king), pieces.get(rook)];
  if (!kingTo || !rookTo || !kingPiece || rookPiece?.kind !== 'r') return null;
  const others = new Map([...pieces].filter(([square]) => square !== king && square !== rook));
  const way = [
    ...listSquaresBetween(king, kingTo, rank),
    ...listSquaresBetween(rook, rookTo, rank),
  ];
  if (way.some((square) => others.has(square))) return null;
  const foe = turn === 'w' ? 'b' : 'w';
  const before = makeBoard(new Map([...others, [rook, rookPiece]]), turn);
  if (listSquaresBetween(king, kingTo, rank).some((square) => before.isAttacked(square, foe)))
    return null;
  const castled = new Map([...others, [kingTo, kingPiece], [rookTo, rookPiece]]);
  if (makeBoard(castled, turn).isAttacked(kingTo, foe)) return null;
  return {
    uci: `${king}${rook}`,
    side: kingPiece.side,
    piece: 'k',
    from: king,
    to: kingTo,
    captured: null,
    promotion: null,
    isEnPassant: false,
    rook,
    ...describeAfterCastling(fen, castled, isShort ? 'O-O' : 'O-O-O'),
  };
}

function describeAfterCastling(
  fen: string,
  castled: Pieces,
  san: string,
): Pick<LegalMove, 'san' | 'after'> {
  const [, turn = 'w', , , quiet, number] = fen.split(' ');
  const isWhite = turn === 'w';
  const rights = readRights(fen).replaceAll(isWhite ? /[A-H]/g : /[a-h]/g, '');
  const counted = `${Number(quiet) + 1} ${Number(number) + (isWhite ? 0 : 1)}`;
  const after = `${writePlacement(castled)} ${isWhite ? 'b' : 'w'} ${rights || '-'} - ${counted}`;
  const chess = makePlainBoard(after);
  const mark = chess.isCheckmate() ? '#' : chess.isCheck() ? '+' : '';
  return { san: `${san}${mark}`, after };
}

function listSquaresBetween(one: Square, other: Square, rank: number): readonly Square[] {
  const [low, high] = [fileOf(one), fileOf(other)].toSorted((less, more) => less - more);
  const files = Array.from({ length: 8 }, (_, file) => file);
  return files
    .filter((file) => file >= (low ?? 0) && file <= (high ?? 7))
    .flatMap((file) => squareAt(file, rank) ?? []);
}

function makeBoard(pieces: Pieces, turn: string): Chess {
  return new Chess(`${writePlacement(pieces)} ${turn} - - 0 1`, { skipValidation: true });
}

function writePlacement(pieces: Pieces): string {
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) =>
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((file) => toPieceLetter(pieces.get(squareAt(file, rank) ?? 'a1')))
      .join(''),
  );
  return ranks.map((rank) => rank.replaceAll(/-+/g, (empty) => String(empty.length))).join('/');
}

function toPieceLetter(piece: Piece | undefined): string {
  if (piece === undefined) return '-';
  return piece.side === 0 ? piece.kind.toUpperCase() : piece.kind;
}

function readRights(fen: string): string {
  const rights = fen.split(' ')[2] ?? '-';
  return rights === '-' ? '' : rights;
}

function replaceRights(fen: string, rights: string): string {
  return fen.split(' ').with(2, rights).join(' ');
}
