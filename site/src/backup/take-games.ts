import { newId } from '../services/new-id.ts';
import type { Services } from '../services/services.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import { mergedGames, type MergePlan } from './core/merge-games.ts';
import { takeSeatLock } from '../services/seat-lock.ts';
import { bringStudies } from '../study/kept-studies.ts';
import { askToPersist } from '../storage/persistence.ts';

/**
 * Keeps the games a plan adds, and the player's choices among the rest (BACK-4).
 * @param chosen ids on this device of the games to replace by the backup's
 * @returns the games kept
 */
export async function takeGames(
  services: Services,
  plan: MergePlan,
  chosen: ReadonlySet<string>,
): Promise<readonly KeptGame[]> {
  const taken = mergedGames(plan, services.games.value, chosen, newId);
  for (const { studies = {}, ...game } of taken) {
    // Another tab with the game open would overwrite it.
    const lock = takeSeatLock(game.id, () => undefined);
    await services.add(game);
    if (!bringStudies(game.id, studies)) services.hasRefused.set(true);
    lock.release();
  }
  void askToPersist();
  return taken;
}
