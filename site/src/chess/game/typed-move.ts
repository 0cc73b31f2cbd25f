import type { Square } from 'chess.js';
import type { TypedMove } from '../../game/game-table.ts';
import { playWords } from '../../messages/words.ts';
import { makeBoard, listLegalMoves } from './legal.ts';
import type { LegalMove } from './legal-move.ts';
import { readLetters, formatMove } from './notation.ts';
import { findIntendedMoves, stripDecoration } from './spelled-move.ts';

const FROM = /^([a-h][1-8])[-x]?[a-h][1-8]/i;

/** Reads `Nf3`, `Sf3`, `e2e4` or `O-O`, or says why the text is unreadable (BRD-7, LANG-5). */
export function readTypedMove(fen: string, typed: string): TypedMove {
  const text = stripDecoration(typed);
  const say = playWords().chess.typed;
  if (text === '') return { wrong: say.empty };
  const legal = listLegalMoves(fen);
  for (const spelling of listSpellings(text)) {
    const meant = findIntendedMoves(legal, spelling);
    if (meant !== null && meant.length > 0) return chooseMove(meant);
  }
  if (listSpellings(text).every((spelling) => findIntendedMoves(legal, spelling) === null)) {
    return { wrong: say.noMove(typed.trim()) };
  }
  return { wrong: explainIllegalMove(fen, text) };
}

/**
 * The text as typed and with a capital piece letter: `nf3`, and `bc4` if no b-pawn can capture on
 * c4. Each is read with the language's letters before those of SAN.
 */
function listSpellings(text: string): readonly string[] {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  const becomes = text.replace(/[a-z]$/, (letter) => letter.toUpperCase());
  return [...new Set([text, capital, becomes].flatMap((one) => [readLetters(one), one]))];
}

function chooseMove(meant: readonly LegalMove[]): TypedMove {
  const [only, another] = meant;
  if (only !== undefined && another === undefined) return { move: only.uci };
  if (meant.every((move) => move.promotion !== null && move.from === only?.from)) {
    return { wrong: playWords().chess.typed.promote };
  }
  const ways = meant.map((move) => formatMove(move.san)).toSorted();
  return { wrong: playWords().chess.typed.which(only?.piece ?? null, ways) };
}

function explainIllegalMove(fen: string, text: string): string {
  const start = FROM.exec(text)?.[1]?.toLowerCase();
  const say = playWords().chess.typed;
  const chess = makeBoard(fen);
  const piece = start === undefined ? undefined : chess.get(start as Square);
  if (start !== undefined && piece?.color !== chess.turn()) {
    return say.nothingThere(start);
  }
  return chess.isCheck() ? say.inCheck(text) : say.illegal(text);
}
