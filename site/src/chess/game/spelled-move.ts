import { listLegalMoves, findMoveBySan } from './legal.ts';
import type { LegalMove } from './legal-move.ts';

/* How people and programs write a move. Typed moves and pasted PGNs are read alike. */

const COORDINATES = /^([a-h][1-8])[-x]?([a-h][1-8])=?([qrbn])?$/i;
const SAN = /^([KQRBN]?)([a-h]?)([1-8]?)[-x:]?([a-h][1-8])=?([QRBNqrbn])?$/;
const FIGURINES = '♔♕♖♗♘♙♚♛♜♝♞♟';
const LETTERS = ['K', 'Q', 'R', 'B', 'N', ''];

/** Strips check signs, `e.p.`, word processors' dashes and figurines, which decide nothing. */
export function stripDecoration(text: string): string {
  const plain = text
    .replaceAll(/\s+|(?<=\d\s*)e\.?p\.?$|[+#!?]+$/g, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[♔-♟]/g, (sign) => LETTERS[FIGURINES.indexOf(sign) % 6] ?? '')
    .replace(/(?<=[a-h][18])(?:\/([A-Za-z])|\(([A-Za-z])\))$/, '=$1$2');
  const castles = plain.toUpperCase().replaceAll('0', 'O');
  return /^O-?O(?:-?O)?$/.test(castles)
    ? castles.replaceAll('-', '').replaceAll(/O(?=O)/g, 'O-')
    : plain;
}

/** The only legal move a PGN can mean by this text, including any promotion; else null. */
export function findSpelledMove(fen: string, text: string): LegalMove | null {
  const exact = findMoveBySan(fen, text);
  if (exact !== null) return exact;
  // A typed `d5` may be a capture. In a PGN it is a pawn of that file.
  const isOwnFile = ({ piece, from }: LegalMove) =>
    piece !== 'p' || !/^[a-h]/.test(text) || from.startsWith(text.charAt(0));
  const [only, another] = (findIntendedMoves(listLegalMoves(fen), text) ?? []).filter(isOwnFile);
  return another === undefined ? (only ?? null) : null;
}

/** The legal moves that a spelling can mean; null if it is not a move. */
export function findIntendedMoves(
  legal: readonly LegalMove[],
  text: string,
): readonly LegalMove[] | null {
  if (text.startsWith('O')) {
    return legal.filter((move) => move.san.replaceAll(/[+#]/g, '') === text);
  }
  const [, from, to, becomes] = COORDINATES.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    const [start, end] = [from.toLowerCase(), to.toLowerCase()];
    const meant = legal.filter(
      (move) => move.from === start && (move.to === end || move.rook === end),
    );
    return filterPromotion(preferPlainMove(meant, end), becomes);
  }
  const [, piece, file, rank, target, promotion] = SAN.exec(text) ?? [];
  if (target === undefined) return null;
  const kind = piece === '' ? 'p' : piece?.toLowerCase();
  const found = legal.filter(
    (move) =>
      move.piece === kind &&
      move.to === target &&
      (file === '' || move.from.startsWith(file ?? '')) &&
      (rank === '' || move.from.endsWith(rank ?? '')),
  );
  return filterPromotion(preferPlainMove(found, null), promotion);
}

/** Prefers the king's plain move to castling if both end on the same square. */
function preferPlainMove(
  meant: readonly LegalMove[],
  rookMeant: string | null,
): readonly LegalMove[] {
  const plain = meant.filter(({ rook }) => rook === null || rook === rookMeant);
  return plain.length > 0 ? plain : meant;
}

function filterPromotion(
  found: readonly LegalMove[],
  becomes: string | undefined,
): readonly LegalMove[] {
  if (becomes === undefined) return found;
  return found.filter((move) => move.promotion === becomes.toLowerCase());
}
