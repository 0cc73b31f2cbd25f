import type { Invite } from '@sealed-move/client/invites';
import type { SavedGame } from '@sealed-move/client/saved-games';
import { FIRST_GAME, type GameName } from '../game/core/names.ts';
import { type OnlineGame, getGameName } from '../games/core/kept-game.ts';
import { writeLinkTerms } from '../games/link-terms.ts';
import { findSavedGame } from './eligible.ts';

/** Null if the relay is another site's or has not created the room (ONL-8). */
export function makeInvitation(game: OnlineGame): Invite | null {
  const saved = findSavedGame(game);
  if (saved === null || saved.relay !== location.origin) return null;
  return saved.isSeated && saved.role === 'host' ? makeInvite(saved, getGameName(game)) : null;
}

export function makeInvite({ secret, name, setup, rooms }: SavedGame, plays: GameName): Invite {
  // A player who continues knows the terms, and only needs the address (GOON-1).
  const terms = setup === null || rooms !== undefined ? null : writeLinkTerms(setup);
  return {
    ...(rooms?.link ?? { secret }),
    relay: null,
    name: name === '' ? null : name,
    // Older apps treat a link without a game as one to chess.
    ...(plays === FIRST_GAME ? {} : { game: plays }),
    ...(terms === null ? {} : { terms }),
  };
}
