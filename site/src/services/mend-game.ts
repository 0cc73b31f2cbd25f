import type { Invite } from '@sealed-move/client/invites';
import { readSavedGame } from '@sealed-move/client/saved-games';
import type { GameName } from '../game/core/names.ts';
import {
  isInvited,
  isOnline,
  type KeptGame,
  makeKeptPlays,
  getGameName,
} from '../games/core/kept-game.ts';

/**
 * Adds the kind of game (PAGE-12) and the terms, which the host may have changed (PAGE-13), from
 * another copy of its link. Null if these were known, or the host has been heard from.
 */
export function fillInGame(known: KeptGame, invite: Invite, plays: GameName): KeptGame | null {
  if (isInvited(known)) {
    const before = known.state.invite;
    const { terms = before.terms } = invite;
    const mended = { ...invite, ...before, ...(terms === undefined ? {} : { terms }) };
    if (mended.game === before.game && terms === before.terms) return null;
    const { plays: _, ...rest } = known;
    const named =
      before.game === undefined ? makeKeptPlays(plays) : makeKeptPlays(getGameName(known));
    return { ...rest, state: { kind: 'invited', invite: mended }, ...named };
  }
  if (invite.game === undefined) return null;
  const saved = isOnline(known) ? readSavedGame(known.state.saved) : null;
  if (!isOnline(known) || saved?.role !== 'guest' || saved.setup !== null) return null;
  const { plays: _, ...before } = known;
  return { ...before, ...makeKeptPlays(plays) };
}
