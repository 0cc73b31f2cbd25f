import type { GameView } from '@sealed-move/client/session';
import { type GameName, WHITE } from '../game/core/names.ts';
import type { LocalStanding, Summary } from '../games/core/kept-game.ts';
import { isCalledOff, findWinner } from '../game/ending.ts';

/** The home page's summary of a game on this device (KEEP-2). */
export function summariseLocalGame(
  { moves, ending }: GameView,
  plays: GameName,
  now: number,
): Summary<LocalStanding> {
  return { opponent: null, standing: findStanding(ending, plays), moves: moves.length, at: now };
}

function findStanding(ending: GameView['ending'], plays: GameName): LocalStanding {
  if (ending === null) return 'here';
  if (isCalledOff(ending)) return 'called-off';
  const winner = findWinner(ending);
  if (winner === null) return 'drawn';
  return winner === WHITE[plays] ? 'white-won' : 'black-won';
}
