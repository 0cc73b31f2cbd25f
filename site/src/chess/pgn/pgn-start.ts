import { DEFAULT_POSITION } from 'chess.js';
import type { GameName } from '../../game/core/names.ts';
import { findKing, readPieces } from '../game/pieces.ts';
import { writeFen } from '../game/read-fen.ts';
import { countPliesBefore } from '../game/start.ts';

/** The start position in a PGN (PGN-3). */
export interface PgnStart {
  /** The tags in the order of PGN's export format, which other programs expect. */
  readonly tags: { readonly Variant?: 'Chess960'; readonly SetUp?: '1'; readonly FEN?: string };
  /** The number of half-moves that count as made before the position. */
  readonly plies: number;
}

export const USUAL_PGN: PgnStart = { tags: {}, plies: 0 };

export function makePgnStart(name: GameName, start: string): PgnStart {
  if (start === DEFAULT_POSITION) return USUAL_PGN;
  const is960 = name === 'chess960' || !hasUsualCastling(start);
  const variant = is960 ? ({ Variant: 'Chess960' } as const) : {};
  return { tags: { ...variant, SetUp: '1', FEN: writeFen(start) }, plies: countPliesBefore(start) };
}

/** Whether programs without Chess960 can castle in this position. */
export function hasUsualCastling(fen: string): boolean {
  const rights = fen.split(' ')[2] ?? '-';
  if (rights === '-') return true;
  const pieces = readPieces(fen);
  const stays = (letters: RegExp, king: string, side: 0 | 1) => {
    const own = rights.match(letters) ?? [];
    return own.length === 0 || (findKing(pieces, side) === king && own.every(isCorner));
  };
  return stays(/[A-H]/g, 'e1', 0) && stays(/[a-h]/g, 'e8', 1);
}

function isCorner(letter: string): boolean {
  return /[AHah]/.test(letter);
}
