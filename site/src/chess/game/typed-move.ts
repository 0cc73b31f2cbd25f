import type { Square } from 'chess.js';
import type { TypedMove } from '../../game/game-table.ts';
import { playWords } from '../../messages/words.ts';
import { boardAt, legalIn } from './legal.ts';
import type { LegalMove } from './legal-move.ts';
import { readLetters, writtenMove } from './notation.ts';

const COORDINATES = /^([a-h][1-8])[-x]?([a-h][1-8])=?([qrbn])?$/i;
const SAN = /^([KQRBN]?)([a-h]?)([1-8]?)[-x]?([a-h][1-8])=?([QRBNqrbn])?$/;

/** Reads a move as players type it, `Nf3`, `Sf3`, `e2e4`, `O-O`, or says what is wrong (BRD-7, LANG-5). */
export function readTypedMove(fen: string, typed: string): TypedMove {
  const text = withoutDecoration(typed);
  const say = playWords().chess.typed;
  if (text === '') return { wrong: say.empty };
  const legal = legalIn(fen);
  for (const spelling of spellings(text)) {
    const meant = matches(legal, spelling);
    if (meant !== null && meant.length > 0) return chosen(meant);
  }
  if (spellings(text).every((spelling) => matches(legal, spelling) === null)) {
    return { wrong: say.noMove(typed.trim()) };
  }
  return { wrong: whyNot(fen, text) };
}

function withoutDecoration(typed: string): string {
  const text = typed.replaceAll(/\s+|e\.?p\.?$|[+#!?]+$/g, '').replaceAll(/[–—]/g, '-');
  const castles = text.toUpperCase().replaceAll('0', 'O').replaceAll('-', '');
  if (castles === 'OO') return 'O-O';
  return castles === 'OOO' ? 'O-O-O' : text;
}

/**
 * As typed, and with a capital for the piece: `nf3`, and `bc4` where no b-pawn takes on c4. Each with
 * the letters of the language before those of SAN.
 */
function spellings(text: string): readonly string[] {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  const becomes = text.replace(/[a-z]$/, (letter) => letter.toUpperCase());
  return [...new Set([text, capital, becomes].flatMap((one) => [readLetters(one), one]))];
}

/** The legal moves that the text may mean; null where it is no move. */
function matches(legal: readonly LegalMove[], text: string): readonly LegalMove[] | null {
  if (text.startsWith('O')) {
    return legal.filter((move) => move.san.replaceAll(/[+#]/g, '') === text);
  }
  const [, from, to, becomes] = COORDINATES.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    const [start, end] = [from.toLowerCase(), to.toLowerCase()];
    const meant = legal.filter(
      (move) => move.from === start && (move.to === end || move.rook === end),
    );
    return ofPromotion(withoutCastling(meant, end), becomes);
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
  return ofPromotion(withoutCastling(found, null), promotion);
}

/** Where a king may just go to where it would end by castling, that is meant. */
function withoutCastling(
  meant: readonly LegalMove[],
  rookMeant: string | null,
): readonly LegalMove[] {
  const plain = meant.filter(({ rook }) => rook === null || rook === rookMeant);
  return plain.length > 0 ? plain : meant;
}

function ofPromotion(
  found: readonly LegalMove[],
  becomes: string | undefined,
): readonly LegalMove[] {
  if (becomes === undefined) return found;
  return found.filter((move) => move.promotion === becomes.toLowerCase());
}

function chosen(meant: readonly LegalMove[]): TypedMove {
  const [only, another] = meant;
  if (only !== undefined && another === undefined) return { move: only.uci };
  if (meant.every((move) => move.promotion !== null && move.from === only?.from)) {
    return { wrong: playWords().chess.typed.promote };
  }
  const ways = meant.map((move) => writtenMove(move.san)).toSorted();
  return { wrong: playWords().chess.typed.which(only?.piece ?? null, ways) };
}

function whyNot(fen: string, text: string): string {
  const start = COORDINATES.exec(text)?.[1]?.toLowerCase();
  const say = playWords().chess.typed;
  const chess = boardAt(fen);
  const piece = start === undefined ? undefined : chess.get(start as Square);
  if (start !== undefined && piece?.color !== chess.turn()) {
    return say.nothingThere(start);
  }
  return chess.isCheck() ? say.inCheck(text) : say.illegal(text);
}
