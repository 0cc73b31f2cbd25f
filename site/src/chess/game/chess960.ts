import { Chess, type Square } from 'chess.js';
import { fileOf, squareAt } from '../../grid/core/squares.ts';
import { kingOf, type Pieces, type Piece, piecesOf } from './pieces.ts';

/*
 * Chess960 by the laws of FIDE. The rights to castle are written as Shredder-FEN has them: by the
 * files of the rooks, `HAha`. All but castling is chess as it always is.
 */

export interface Move960 {
  /** In UCI: a king castles by being put onto its rook, `e1h1`. */
  readonly uci: string;
  readonly san: string;
  /** The position after it, with the rights that are left. */
  readonly after: string;
}

/** The two knights on five squares, in the order of Scharnagl's table. */
const KNIGHTS = [
  'NN---',
  'N-N--',
  'N--N-',
  'N---N',
  '-NN--',
  '-N-N-',
  '-N--N',
  '--NN-',
  '--N-N',
  '---NN',
];
const STARTS = 960;

/** The position of that number, from 0 to 959, of Scharnagl's table; 518 is the usual one. */
export function startOf960(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= STARTS) throw new Error('no such start');
  const rank: string[] = Array.from({ length: 8 }, () => '');
  const free = () => [...rank.keys()].filter((file) => rank[file] === '');
  const put = (piece: string, file: number | undefined) => {
    if (file !== undefined) rank[file] = piece;
  };
  put('B', (number % 4) * 2 + 1);
  put('B', (Math.floor(number / 4) % 4) * 2);
  put('Q', free()[Math.floor(number / 16) % 6]);
  const knights = KNIGHTS[Math.floor(number / 96)] ?? '';
  const five = free();
  for (const [index, letter] of Array.from(knights).entries())
    if (letter === 'N') put('N', five[index]);
  const [left, king, right] = free();
  put('R', left);
  put('K', king);
  put('R', right);
  const rooks = [right, left].map((file = 0) => String.fromCharCode(65 + file)).join('');
  const white = rank.join('');
  const rights = rooks + rooks.toLowerCase();
  return `${white.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${white} w ${rights} - 0 1`;
}

/** All legal moves of the side to move. */
export function moves960(fen: string): readonly Move960[] {
  const chess = new Chess(withRights(fen, '-'), { skipValidation: true });
  const plain = chess
    .moves({ verbose: true })
    .map(({ lan, san, after, from, to, piece, color }) => {
      const rights = rightsLeft(rightsOf(fen), {
        from,
        to,
        isKing: piece === 'k',
        isWhite: color === 'w',
      });
      return { uci: lan, san, after: withRights(after, rights) };
    });
  return [...plain, ...castlings(fen)];
}

interface PlainMove {
  readonly from: Square;
  readonly to: Square;
  readonly isKing: boolean;
  readonly isWhite: boolean;
}

/** A king that moved has none; a rook that moved or was taken takes its own along. */
function rightsLeft(rights: string, { from, to, isKing, isWhite }: PlainMove): string {
  const left = Array.from(rights).filter((letter) => {
    const isOfWhite = letter === letter.toUpperCase();
    if (isKing && isOfWhite === isWhite) return false;
    const rook = `${letter.toLowerCase()}${isOfWhite ? 1 : 8}`;
    return rook !== from && rook !== to;
  });
  return left.join('') || '-';
}

function castlings(fen: string): readonly Move960[] {
  const isWhite = fen.split(' ')[1] === 'w';
  const pieces = piecesOf(fen);
  const king = kingOf(pieces, isWhite ? 0 : 1);
  const own = Array.from(rightsOf(fen)).filter(
    (letter) => (letter === letter.toUpperCase()) === isWhite,
  );
  if (king === null) return [];
  return own.flatMap((letter) => {
    const rook = `${letter.toLowerCase()}${isWhite ? 1 : 8}` as Square;
    return castling(fen, pieces, king, rook) ?? [];
  });
}

/** Null where something stands between, or the king would go over a square that is attacked, or to one. */
function castling(fen: string, pieces: Pieces, king: Square, rook: Square): Move960 | null {
  const [, turn = 'w'] = fen.split(' ');
  const rank = turn === 'w' ? 0 : 7;
  const isShort = fileOf(rook) > fileOf(king);
  const [kingTo, rookTo] = [squareAt(isShort ? 6 : 2, rank), squareAt(isShort ? 5 : 3, rank)];
  const [kingPiece, rookPiece] = [pieces.get(king), pieces.get(rook)];
  if (!kingTo || !rookTo || !kingPiece || rookPiece?.kind !== 'r') return null;
  const others = new Map([...pieces].filter(([square]) => square !== king && square !== rook));
  const way = [...between(king, kingTo, rank), ...between(rook, rookTo, rank)];
  if (way.some((square) => others.has(square))) return null;
  const foe = turn === 'w' ? 'b' : 'w';
  const before = boardOf(new Map([...others, [rook, rookPiece]]), turn);
  if (between(king, kingTo, rank).some((square) => before.isAttacked(square, foe))) return null;
  const castled = new Map([...others, [kingTo, kingPiece], [rookTo, rookPiece]]);
  if (boardOf(castled, turn).isAttacked(kingTo, foe)) return null;
  return { uci: `${king}${rook}`, ...positionAfter(fen, castled, isShort ? 'O-O' : 'O-O-O') };
}

function positionAfter(fen: string, castled: Pieces, san: string): Omit<Move960, 'uci'> {
  const [, turn = 'w', , , quiet, number] = fen.split(' ');
  const isWhite = turn === 'w';
  const rights = rightsOf(fen).replaceAll(isWhite ? /[A-H]/g : /[a-h]/g, '');
  const counted = `${Number(quiet) + 1} ${Number(number) + (isWhite ? 0 : 1)}`;
  const after = `${placementOf(castled)} ${isWhite ? 'b' : 'w'} ${rights || '-'} - ${counted}`;
  const chess = new Chess(withRights(after, '-'), { skipValidation: true });
  const mark = chess.isCheckmate() ? '#' : chess.isCheck() ? '+' : '';
  return { san: `${san}${mark}`, after };
}

/** The squares of a rank from one to the other, both among them. */
function between(one: Square, other: Square, rank: number): readonly Square[] {
  const [low, high] = [fileOf(one), fileOf(other)].toSorted((less, more) => less - more);
  const files = Array.from({ length: 8 }, (_, file) => file);
  return files
    .filter((file) => file >= (low ?? 0) && file <= (high ?? 7))
    .flatMap((file) => squareAt(file, rank) ?? []);
}

function boardOf(pieces: Pieces, turn: string): Chess {
  return new Chess(`${placementOf(pieces)} ${turn} - - 0 1`, { skipValidation: true });
}

function placementOf(pieces: Pieces): string {
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) =>
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((file) => letterOf(pieces.get(squareAt(file, rank) ?? 'a1')))
      .join(''),
  );
  return ranks.map((rank) => rank.replaceAll(/-+/g, (empty) => String(empty.length))).join('/');
}

function letterOf(piece: Piece | undefined): string {
  if (piece === undefined) return '-';
  return piece.side === 0 ? piece.kind.toUpperCase() : piece.kind;
}

function rightsOf(fen: string): string {
  const rights = fen.split(' ')[2] ?? '-';
  return rights === '-' ? '' : rights;
}

function withRights(fen: string, rights: string): string {
  return fen.split(' ').with(2, rights).join(' ');
}
