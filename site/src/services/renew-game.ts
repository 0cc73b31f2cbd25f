import { createGame } from '@sealed-move/client/session';
import type { SavedGame } from '@sealed-move/client/saved-games';
import { makeKeptPlays, type OnlineGame, getGameName } from '../games/core/kept-game.ts';
import { makeId } from './new-id.ts';
import type { Services } from './services.ts';

/**
 * Creates a new room and link with the same terms, after the old link fell into the wrong hands
 * (HAND-4). The old game stays in the list. Returns the new game's id.
 */
export async function renewGame(
  services: Services,
  game: OnlineGame,
  { relay, name, setup }: SavedGame,
): Promise<string> {
  const id = makeId();
  const saved = createGame({
    relay,
    name,
    setup: setup ?? { hostSide: 0, options: null },
    now: Date.now(),
  });
  const summary = { opponent: null, standing: 'waiting', moves: 0, at: Date.now() } as const;
  await services.add({
    id,
    state: { kind: 'online', secret: saved.secret, saved },
    summary,
    ...(game.label === undefined ? {} : { label: game.label }),
    ...makeKeptPlays(getGameName(game)),
  });
  return id;
}
