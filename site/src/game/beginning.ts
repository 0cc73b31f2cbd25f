import type { Setup } from '@sealed-move/client/saved-games';
import type { Game } from './game.ts';

/** The game from where its setup has it begin; as it is, where that is not known or not said. */
export function gameFrom(plays: Game, setup: Setup | null): Game {
  return (setup === null ? null : plays.begin?.(setup.options)) ?? plays;
}

/** How many half moves are numbered before the first of a game. */
export function pliesBefore({ beginning }: Pick<Game, 'beginning'>): number {
  return beginning?.plies ?? 0;
}
