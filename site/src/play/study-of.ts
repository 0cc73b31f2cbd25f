import { hasStudy } from '../game/core/names.ts';
import type { Route } from '../routing/core/route.ts';
import { type KeptGame, playsOf } from '../games/core/kept-game.ts';

/** Where a kept game is looked at once it is over; nothing of a kind that has no such page (STUDY-1). */
export function studyOf(game: KeptGame): { readonly study?: Route } {
  return hasStudy(playsOf(game)) ? { study: { page: 'study', id: game.id, number: null } } : {};
}
