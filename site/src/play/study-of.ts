import { hasStudy } from '../game/core/names.ts';
import type { Route } from '../routing/core/route.ts';
import { type KeptGame, getGameName } from '../games/core/kept-game.ts';

/** The study of a stored game once it is over; nothing for a game without studies (STUDY-1). */
export function makeStudyLink(game: KeptGame): { readonly study?: Route } {
  return hasStudy(getGameName(game)) ? { study: { page: 'study', id: game.id, number: null } } : {};
}
