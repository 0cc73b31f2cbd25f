import type { Invite } from '@sealed-move/client/invites';
import { judgeLink, readSavedGame } from '@sealed-move/client/saved-games';
import { readNewRoom } from '@sealed-move/client/session';
import { isOnline, type NewLink, type OnlineGame } from '../games/core/kept-game.ts';
import { replacePage } from '../routing/address.ts';
import type { Services } from './services.ts';

/** Whether an older link leads to that game, in any of its rooms (GOON-7). */
export function isRoomOf({ secret, saved }: OnlineGame['state'], link: string): boolean {
  if (secret === link) return true;
  const { rooms } = readSavedGame(saved) ?? {};
  return rooms !== undefined && (rooms.first === link || rooms.before.includes(link));
}

/** Notes a link to another room. The game's page asks before anything changes (GOON-11). */
export async function receiveNewRoom(
  services: Services,
  { secret, of, relay }: Pick<Invite, 'secret' | 'relay'> & Pick<NewLink, 'of'>,
): Promise<void> {
  const link: NewLink = { secret, of, relay };
  for (const game of services.games.value.filter(isOnline)) {
    const verdict = game.isElsewhere === true ? null : await judgeNewLink(game, link);
    if (verdict === null) continue;
    services.wrongLink.set(verdict === 'own' ? 'own-link' : null);
    if (verdict === 'own') return replacePage({ page: 'join' });
    if (verdict === 'move') await services.add({ ...game, newLink: link });
    return replacePage({ page: 'game', id: game.id });
  }
  services.wrongLink.set('other-device');
  return replacePage({ page: 'join' });
}

/** Judges a link to another room; null for a link to another game. */
async function judgeNewLink({ state }: OnlineGame, link: NewLink) {
  const saved = readSavedGame(state.saved);
  const room = saved === null ? null : await readNewRoom(saved, link);
  return saved === null || room === null ? null : judgeLink(saved, room);
}
