import { playWords } from '../../messages/words.ts';
import type { Ply } from './line.ts';

/** A move as spoken: `Black: knight takes f6, check` (BRD-6). */
export function moveWords(ply: Ply): string {
  return `${playWords().chess.sides[ply.side]}: ${describeAction(ply)}${describeCheck(ply.san)}`;
}

function describeAction({ san, piece, captured, promotion, isEnPassant, to }: Ply): string {
  const { kinds, move } = playWords().chess;
  if (san.startsWith('O-O-O')) return move.queenside;
  if (san.startsWith('O-O')) return move.kingside;
  const takes = captured === null ? '' : move.takes(captured);
  const becomes = promotion === null ? '' : move.becomes(promotion);
  return `${kinds[piece]} ${takes}${to}${isEnPassant ? move.enPassant : ''}${becomes}`;
}

function describeCheck(san: string): string {
  const { mate, check } = playWords().chess.move;
  if (san.endsWith('#')) return mate;
  return san.endsWith('+') ? check : '';
}
