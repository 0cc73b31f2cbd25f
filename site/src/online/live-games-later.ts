import { isOnline } from '../games/core/kept-game.ts';
import { SPEAKING } from '../messages/begin.ts';
import { loadPlaySentences } from '../messages/speak.ts';
import type { Services } from '../services/services.ts';
import type { LiveGames } from './live-context.ts';

const AGAIN_MS = 5000;

/** Makes `LiveGames` whose code loads only when there is a game to connect (PAGE-1). */
export function makeLazyLiveGames(services: Services): LiveGames {
  let loading: Promise<LiveGames> | null = null;
  let loaded: LiveGames | null = null;
  const load = (): Promise<LiveGames> => {
    loading ??= Promise.all([import('./live-games.ts'), SPEAKING.then(loadPlaySentences)]).then(
      ([{ makeLiveGames: liveGames }]) => (loaded = liveGames(services)),
    );
    // Code that was missing offline is requested again.
    loading.catch(() => {
      loading = null;
      setTimeout(follow, AGAIN_MS);
    });
    return loading;
  };
  const follow = () => {
    if (loading === null && services.games.value.some(isOnline)) load().catch(() => undefined);
  };
  services.games.subscribe(follow);
  follow();
  return {
    show: async (id) => (await load()).show(id),
    hide: (id) =>
      void load().then(
        (live) => live.hide(id),
        () => undefined,
      ),
    change: async (id, setup) => (await load()).change(id, setup),
    move: async (id, next) => (await load()).move(id, next),
    clockOf: (id) => loaded?.clockOf(id) ?? null,
    leave: async (id) => (await load()).leave(id),
  };
}
