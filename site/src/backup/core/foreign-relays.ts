import { readSavedGame } from '@sealed-move/client/saved-games';
import type { KeptGame } from '../../games/core/kept-game.ts';

/**
 * The relays of these games other than this site's own. Opening such a game connects to its relay,
 * so the player is told first (BACK-8).
 * @param own the site's address
 */
export function foreignRelays(games: readonly KeptGame[], own: string): readonly string[] {
  const relays = games.flatMap(({ state }) => {
    if (state.kind === 'online') return readSavedGame(state.saved)?.relay ?? [];
    return state.kind === 'invited' ? (state.invite.relay ?? []) : [];
  });
  return [...new Set(relays)].filter((relay) => relay !== own);
}
