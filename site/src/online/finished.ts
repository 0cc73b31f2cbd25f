import type { GameView } from '@sealed-move/client/session';
import { findResult } from '../game/ending.ts';
import type { EarlierGame } from '../games/core/earlier-game.ts';

/** Finds the game that a rematch replaced; null if both show the same one. `now`: epoch ms. */
export function findFinishedGame(
  before: GameView,
  after: GameView,
  now: number,
): EarlierGame | null {
  const isSame = before.number >= after.number;
  if (isSame || (before.moves.length === 0 && before.ending === null)) return null;
  return toEarlierGame(before, now);
}

/** Converts a game to the form in which it is stored after a rematch (KEEP-7). */
function toEarlierGame({ number, side, moves, ending }: GameView, at: number): EarlierGame {
  return {
    number,
    side,
    moves: moves.map(({ move }) => move).join(' '),
    result: findResult(ending),
    by: findEndingReason(ending),
    at,
  };
}

function findEndingReason(ending: GameView['ending']): string {
  if (ending === null) return 'unfinished';
  return 'reason' in ending ? ending.reason : ending.by;
}
