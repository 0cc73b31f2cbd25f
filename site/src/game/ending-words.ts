import type { Side } from '@sealed-move/client/rules';
import type { EndingView } from '@sealed-move/client/session';
import { playWords } from '../messages/words.ts';
import { otherSide } from './core/sides.ts';
import { findWinner } from './ending.ts';
import type { Game } from './game.ts';

/** Describes in a sentence how the game ended (PLAY-4); `moves` are all its moves. */
export function describeEnding(
  ending: EndingView,
  names: readonly [string, string],
  game: Game,
  moves: readonly string[],
): string {
  const say = playWords().chess.ending;
  const winner = findWinner(ending);
  const won = winner === null ? '' : nameWithSide(winner, names, game);
  const lost = winner === null ? '' : nameWithSide(otherSide(winner), names, game);
  switch (ending.by) {
    case 'resignation':
      return say.resigned(lost, won);
    case 'time':
      return winner === null ? game.drawnOnTime().spoken : say.time(lost, won);
    case 'absence':
      return winner === null ? say.absentDraw : say.absent(lost, won);
    case 'agreement':
      return say.draw(say.agreement);
    case 'abort':
      return say.calledOff;
    case 'moves':
    case 'claim':
      return game.endedWords(ending, moves, won).spoken;
  }
}

function nameWithSide(side: Side, names: readonly [string, string], { sides }: Game): string {
  const name = names[side];
  return name === sides[side] ? name : `${name} (${sides[side]})`;
}
