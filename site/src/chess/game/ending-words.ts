import { findWinner } from '../../game/ending.ts';
import type { RulesEnding, EndingWords } from '../../game/game.ts';
import { playWords } from '../../messages/words.ts';

/** How a game ended by the rules (PLAY-4); `won` is the winner, '' without one. */
export function describeEnding(
  ending: RulesEnding,
  moves: readonly string[],
  won: string,
): EndingWords {
  const { reason, by } = ending;
  const { chess, play } = playWords();
  if (findWinner(ending) === null) {
    return {
      spoken: chess.ending.draw(chess.draws[reason] ?? reason),
      reason: play.why.draws[reason] ?? reason,
      brief: by === 'moves' ? (play.drawnBy[reason] ?? reason) : play.how.claim,
    };
  }
  const count = Math.ceil(moves.length / 2);
  return { spoken: chess.ending.mate(won), reason: play.why.mate(count), brief: play.how.moves };
}

export function describeDrawOnTime(): Omit<EndingWords, 'brief'> {
  const { chess, play } = playWords();
  return { spoken: chess.ending.draw(chess.ending.onTime), reason: play.why.flagNoMate };
}
