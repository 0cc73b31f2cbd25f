import type { FoundInvite, Invite } from 'relay-client/invites';
import { readSavedGame } from 'relay-client/saved-games';
import { type Arrival, arrivalOfText } from '../routing/core/arrival.ts';
import { goInstead } from '../routing/address.ts';
import { type GameName, readGameName } from '../game/core/names.ts';
import { isInvited, isOnline, type KeptGame, keptPlays, playsOf } from '../games/core/kept-game.ts';
import { newId } from './new-id.ts';
import type { Services } from './services.ts';

/** Does what a link asks for, up to where the player has to agree. */
export async function receive(services: Services, arrival: Arrival): Promise<void> {
  switch (arrival.kind) {
    case 'join':
      return receiveInvite(services, arrival.invite);
    case 'owner':
      services.broughtKey.set({ key: arrival.key });
      return goInstead({ page: 'settings' });
    case 'carried':
      services.brought.set(arrival.packed);
      return goInstead({ page: 'backup' });
  }
}

/** The same for what was pasted or scanned, whatever it is (HAND-1). */
export async function receiveText(services: Services, text: string): Promise<void> {
  const arrival = arrivalOfText(text);
  return arrival === null ? receiveInvite(services, { kind: 'none' }) : receive(services, arrival);
}

/** Keeps the invite before anything is asked, so that closing the page does not lose it (PAGE-3). */
async function receiveInvite(services: Services, parsed: FoundInvite): Promise<void> {
  if (parsed.kind !== 'invite') {
    services.wrongLink.set(parsed.kind === 'refused' ? parsed.why : parsed.kind);
    return goInstead({ page: 'join' });
  }
  const { invite } = parsed;
  const plays = readGameName(invite.game);
  if (plays === null) {
    services.wrongLink.set('game');
    return goInstead({ page: 'join' });
  }
  const known = services.games.value.find(
    ({ state }) =>
      (state.kind === 'online' && state.secret === invite.secret) ||
      (state.kind === 'invited' && state.invite.secret === invite.secret),
  );
  const id = known?.id ?? newId();
  if (known === undefined) {
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
      ...keptPlays(plays),
    });
  }
  const mended = known === undefined ? null : withGame(known, invite, plays);
  if (mended !== null) await services.add(mended);
  services.wrongLink.set(null);
  goInstead({ page: 'game', id });
}

/**
 * The game by what a better copy of its link says (PAGE-12): which game, or its terms. Null where that
 * was known, or was heard of from the host.
 */
function withGame(known: KeptGame, invite: Invite, plays: GameName): KeptGame | null {
  if (isInvited(known)) {
    const before = known.state.invite;
    const mended = { ...invite, ...before };
    if (Object.keys(mended).length === Object.keys(before).length) return null;
    const { plays: _, ...rest } = known;
    const named = before.game === undefined ? keptPlays(plays) : keptPlays(playsOf(known));
    return { ...rest, state: { kind: 'invited', invite: mended }, ...named };
  }
  if (invite.game === undefined) return null;
  const saved = isOnline(known) ? readSavedGame(known.state.saved) : null;
  if (!isOnline(known) || saved?.role !== 'guest' || saved.setup !== null) return null;
  const { plays: _, ...before } = known;
  return { ...before, ...keptPlays(plays) };
}
