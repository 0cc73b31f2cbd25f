import type { Square } from 'chess.js';
import type { TypedMove } from '../../game/game-table.ts';
import { playWords } from '../../messages/words.ts';
import { boardAt, legalIn } from './legal.ts';
import type { LegalMove } from './legal-move.ts';
import { readLetters, writtenMove } from './notation.ts';
import { movesMeant, plainMove } from './spelled-move.ts';

const FROM = /^([a-h][1-8])[-x]?[a-h][1-8]/i;

/**
 * Reads a move as players type it, `Nf3`, `Sf3`, `e2e4`, `O-O`, or says why it cannot (BRD-7,
 * LANG-5).
 */
export function readTypedMove(fen: string, typed: string): TypedMove {
  const text = plainMove(typed);
  const say = playWords().chess.typed;
  if (text === '') return { wrong: say.empty };
  const legal = legalIn(fen);
  for (const spelling of spellings(text)) {
    const meant = movesMeant(legal, spelling);
    if (meant !== null && meant.length > 0) return chosen(meant);
  }
  if (spellings(text).every((spelling) => movesMeant(legal, spelling) === null)) {
    return { wrong: say.noMove(typed.trim()) };
  }
  return { wrong: whyNot(fen, text) };
}

/**
 * The text as typed and with a capital piece letter: `nf3`, and `bc4` if no b-pawn can capture on
 * c4. Each is read with the language's letters before those of SAN.
 */
function spellings(text: string): readonly string[] {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  const becomes = text.replace(/[a-z]$/, (letter) => letter.toUpperCase());
  return [...new Set([text, capital, becomes].flatMap((one) => [readLetters(one), one]))];
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
  const start = FROM.exec(text)?.[1]?.toLowerCase();
  const say = playWords().chess.typed;
  const chess = boardAt(fen);
  const piece = start === undefined ? undefined : chess.get(start as Square);
  if (start !== undefined && piece?.color !== chess.turn()) {
    return say.nothingThere(start);
  }
  return chess.isCheck() ? say.inCheck(text) : say.illegal(text);
}
