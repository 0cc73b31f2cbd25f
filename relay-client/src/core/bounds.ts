import type { History } from './history.ts';

/* Bounds of readers and writers, so that all data written can be read back (GAME-19). */

/** More moves than any game between two people has. */
export const MAX_MOVES = 2_000;
/** The limit for games, for take-backs, and for offers of one kind in an epoch. */
export const MAX_COUNT = 1_000_000;

/** Whether a value is a valid count of games, take-backs, offers or moves. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_COUNT;
}

export function isReadable({ want, rev, moves }: Pick<History, 'want' | 'rev' | 'moves'>): boolean {
  return moves.length <= MAX_MOVES && [...want, rev].every(isCount);
}
