import type { KeptGame } from '../games/core/kept-game.ts';

/** The most opened links that may await an answer: any page can open one (PAGE-14). */
export const MAX_INVITATIONS = 50;

/** The ids of the invitations to drop for a new one, oldest first. */
export function findSurplusInvitations(games: readonly KeptGame[]): readonly string[] {
  const waiting = games
    .filter(({ state }) => state.kind === 'invited')
    .toSorted((one, other) => one.summary.at - other.summary.at);
  return waiting.slice(0, Math.max(0, waiting.length + 1 - MAX_INVITATIONS)).map(({ id }) => id);
}
