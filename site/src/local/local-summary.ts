import type { GameView } from 'relay-client/session';
import type { LocalStanding, Summary } from '../games/core/kept-game.ts';
import { winnerOf } from '../chess/game/ending-words.ts';

/** What the home page shows of a game of two players on this device (KEEP-2). @param now epoch ms */
export function localSummary({ moves, ending }: GameView, now: number): Summary<LocalStanding> {
  return { opponent: null, standing: standingOf(ending), moves: moves.length, at: now };
}

function standingOf(ending: GameView['ending']): LocalStanding {
  if (ending === null) return 'here';
  const winner = winnerOf(ending);
  if (winner === null) return 'drawn';
  return winner === 0 ? 'white-won' : 'black-won';
}
