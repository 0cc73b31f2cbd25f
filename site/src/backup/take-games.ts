import { asRestored, readSavedGame } from '@sealed-move/client/saved-games';
import { makeId } from '../services/new-id.ts';
import type { Services } from '../services/services.ts';
import { isOnline, type KeptGame } from '../games/core/kept-game.ts';
import { mergeGames, type MergePlan } from './core/merge-games.ts';
import { takeSeatLock } from '../services/seat-lock.ts';
import { saveStudies } from '../study/kept-studies.ts';
import { endPush } from '../push/end-push.ts';
import { askToPersist } from '../storage/persistence.ts';

/** Notes that the game may have gone on in other rooms since it was backed up. */
function markRestored(game: KeptGame): KeptGame {
  const saved = isOnline(game) ? readSavedGame(game.state.saved) : null;
  if (!isOnline(game) || saved === null) return game;
  return { ...game, state: { ...game.state, saved: asRestored(saved) } };
}

/**
 * Keeps the games that a plan adds, and those of the rest that the player chose (BACK-4).
 * @param chosen ids on this device of the games to replace by the backup's
 * @param isCarried whether the device that played them last sent them, not a backup
 * @returns the games kept
 */
export async function takeGames(
  services: Services,
  plan: MergePlan,
  chosen: ReadonlySet<string>,
  isCarried = false,
): Promise<readonly KeptGame[]> {
  const taken = mergeGames(plan, services.games.value, chosen, makeId);
  for (const { studies = {}, ...game } of taken) {
    // Another tab with the game open would overwrite it.
    const lock = takeSeatLock(game.id, () => undefined);
    await services.add(isCarried ? game : markRestored(game));
    if (!saveStudies(game.id, studies)) services.hasRefused.set(true);
    lock.release();
  }
  // A worker belongs to the game that was here before, whose subscription is gone (REACH-7).
  await endPush((id) => taken.some((game) => game.id === id));
  void askToPersist();
  return taken;
}
