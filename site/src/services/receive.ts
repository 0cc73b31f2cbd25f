import type { FoundInvite } from '@sealed-move/client/invites';
import { type Arrival, readArrival } from '../routing/core/arrival.ts';
import { replacePage } from '../routing/address.ts';
import { readGameName } from '../game/core/names.ts';
import { makeKeptPlays } from '../games/core/kept-game.ts';
import { fillInGame } from './mend-game.ts';
import { makeId } from './new-id.ts';
import { isRoomOf, receiveNewRoom } from './receive-new-room.ts';
import { findSurplusInvitations } from './surplus-invitations.ts';
import type { Services } from './services.ts';

/** Carries out a link's request, up to the point where the player must agree. */
export async function receiveArrival(services: Services, arrival: Arrival): Promise<void> {
  switch (arrival.kind) {
    case 'join':
      return receiveInvite(services, arrival.invite);
    case 'owner':
      services.broughtKey.set({ key: arrival.key });
      return replacePage({ page: 'settings' });
    case 'carried':
      services.brought.set(arrival.packed);
      return replacePage({ page: 'backup' });
  }
}

/** Carries out the request of any pasted or scanned text (HAND-1). */
export async function receiveText(services: Services, text: string): Promise<void> {
  const arrival = readArrival(text, location.origin);
  return arrival === null
    ? receiveInvite(services, { kind: 'none' })
    : receiveArrival(services, arrival);
}

/** Drops the oldest invitations: the player has agreed to none of them. */
async function makeRoom({ games, forget }: Services): Promise<void> {
  for (const id of findSurplusInvitations(games.value)) await forget(id);
}

/** Saves the invite before any question, so that it survives closing the page (PAGE-3). */
async function receiveInvite(services: Services, parsed: FoundInvite): Promise<void> {
  if (parsed.kind !== 'invite') {
    services.wrongLink.set(parsed.kind === 'refused' ? parsed.why : parsed.kind);
    return replacePage({ page: 'join' });
  }
  const { invite } = parsed;
  if (invite.of !== undefined) return receiveNewRoom(services, { ...invite, of: invite.of });
  const plays = readGameName(invite.game);
  if (plays === null) {
    services.wrongLink.set('game');
    return replacePage({ page: 'join' });
  }
  const known = services.games.value.find(
    ({ state }) =>
      (state.kind === 'online' && isRoomOf(state, invite.secret)) ||
      (state.kind === 'invited' && state.invite.secret === invite.secret),
  );
  const id = known?.id ?? makeId();
  if (known === undefined) {
    await makeRoom(services);
    const summary = {
      opponent: invite.name,
      standing: 'invited',
      moves: 0,
      at: Date.now(),
    } as const;
    await services.add({
      id,
      state: { kind: 'invited', invite },
      summary,
      ...makeKeptPlays(plays),
    });
  }
  const mended = known === undefined ? null : fillInGame(known, invite, plays);
  if (mended !== null) await services.add(mended);
  services.wrongLink.set(null);
  replacePage({ page: 'game', id });
}
