import { mayGoOn, type SavedGame } from '@sealed-move/client/saved-games';
import { continueInNewRoom } from '@sealed-move/client/session';
import type { OnlineGame } from '../games/core/kept-game.ts';
import { findSavedGame } from './eligible.ts';
import { type ShownGame, useLiveGames } from './live-context.ts';

/** Opens a new room and shows its link (GOON-10). Undefined if the game cannot go on from here. */
export function useGoingOn(
  game: OnlineGame,
  first: SavedGame,
  onShown: (shown: ShownGame | 'failed' | null) => void,
): (() => void) | undefined {
  const live = useLiveGames();
  if (!mayGoOn(findSavedGame(game) ?? first)) return undefined;
  const goOn = async () => {
    const { shown } = await live.move(game.id, async (saved) =>
      continueInNewRoom(saved, location.origin),
    );
    onShown(shown);
  };
  return () => void goOn().catch(() => onShown('failed'));
}
