import type { Setup } from '@sealed-move/client/saved-games';
import type { Game } from './game.ts';

/** The game from the start position in its setup; unchanged if that is unknown or missing. */
export function chooseGameForSetup(plays: Game, setup: Setup | null): Game {
  return (setup === null ? null : plays.begin?.(setup.options)) ?? plays;
}

/** The number of half-moves that count as made before the first one. */
export function countPliesBefore({ beginning }: Pick<Game, 'beginning'>): number {
  return beginning?.plies ?? 0;
}
