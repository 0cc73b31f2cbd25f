import type { Ply } from './line.ts';
import { KIND_NAMES, SIDE_NAMES } from './pieces.ts';

/** A move as one would say it: `Black: knight takes f6, check` (BRD-6). */
export function moveWords(ply: Ply): string {
  return `${SIDE_NAMES[ply.side]}: ${deed(ply)}${ending(ply.san)}`;
}

function deed({ san, piece, captured, promotion, isEnPassant, to }: Ply): string {
  if (san.startsWith('O-O-O')) return 'castles queenside';
  if (san.startsWith('O-O')) return 'castles kingside';
  const takes = captured === null ? '' : `takes ${KIND_NAMES[captured]} `;
  const becomes = promotion === null ? '' : `, becomes a ${KIND_NAMES[promotion]}`;
  return `${KIND_NAMES[piece]} ${takes}${to}${isEnPassant ? ' en passant' : ''}${becomes}`;
}

function ending(san: string): string {
  if (san.endsWith('#')) return ', checkmate';
  return san.endsWith('+') ? ', check' : '';
}
