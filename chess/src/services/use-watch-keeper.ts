import { useMemo } from 'preact/hooks';
import { type WatchKeeper, watchKeeper } from '../clock/kept-watch.ts';
import { useServices } from './use-services.ts';

/** Where the clocks of a game are kept, as long as the game is. */
export function useWatchKeeper(id: string): WatchKeeper {
  const { games } = useServices();
  return useMemo(() => watchKeeper(id, () => games.value.some((game) => game.id === id)), [id]);
}
