import type { KeptGame } from '../games/core/kept-game.ts';

/** Links that were only opened, by whatever page: this many wait for an answer at most (PAGE-14). */
export const MAX_INVITATIONS = 50;

/** The ids of the invitations that give way to one more, the first to come first. */
export function surplusInvitations(games: readonly KeptGame[]): readonly string[] {
  const waiting = games
    .filter(({ state }) => state.kind === 'invited')
    .toSorted((one, other) => one.summary.at - other.summary.at);
  return waiting.slice(0, Math.max(0, waiting.length + 1 - MAX_INVITATIONS)).map(({ id }) => id);
}
