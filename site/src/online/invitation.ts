import type { Invite } from 'relay-client/invites';
import type { SavedGame } from 'relay-client/saved-games';
import type { GameName } from '../game/core/names.ts';
import { type OnlineGame, playsOf } from '../games/core/kept-game.ts';
import { savedOf } from './eligible.ts';

/** What the link to a game holds; null where the relay has not made its room (ONL-8). */
export function invitationTo(game: OnlineGame): Invite | null {
  const saved = savedOf(game);
  return saved === null || !saved.isSeated || saved.role === 'guest'
    ? null
    : inviteOf(saved, playsOf(game));
}

export function inviteOf({ secret, relay, name }: SavedGame, plays: GameName): Invite {
  return {
    secret,
    relay: relay === location.origin ? null : relay,
    name: name === '' ? null : name,
    // A link without it has lost its end, or an app of before made it for chess.
    game: plays,
  };
}
