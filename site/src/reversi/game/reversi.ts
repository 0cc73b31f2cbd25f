import { findWinner } from '../../game/ending.ts';
import type { RulesEnding, EndingWords, Game } from '../../game/game.ts';
import { otherSide } from '../../game/core/sides.ts';
import { playWords } from '../../messages/words.ts';
import { reversiRules } from '../rules/reversi-rules.ts';
import { playLine, type Ply, countScoreAfter, START_PLACEMENT } from './line.ts';
import { TRANSCRIPT } from './transcript.ts';

export const reversi: Game = {
  name: 'reversi',
  rules: reversiRules,
  get sides() {
    return playWords().reversi.sides;
  },
  start: START_PLACEMENT,
  lineOf: playLine,
  written: formatPly,
  moveWords,
  endedWords: describeEnded,
  drawnOnTime() {
    const { onTime, onTimeWhy } = playWords().reversi;
    return { spoken: onTime, reason: onTimeWhy };
  },
  record: TRANSCRIPT,
};

function formatPly({ square }: Ply): string {
  return square ?? playWords().reversi.move.pass;
}

/** A move as spoken: `Black: d3, turns 1`, `White has no move, and passes` (REV-6). */
function moveWords({ side, square, turned }: Ply): string {
  const { sides, move } = playWords().reversi;
  const name = sides[side];
  return square === null ? move.passes(name) : move.put(name, square, turned.length);
}

/** The final count of discs (REV-6). */
function describeEnded(ending: RulesEnding, moves: readonly string[], won: string): EndingWords {
  const score = countScoreAfter(moves);
  const winner = findWinner(ending);
  const { sides, ending: say, why, how } = playWords().reversi;
  if (winner === null) {
    const [each] = score;
    return { spoken: say.drawn(each), reason: why.drawn(each), brief: how.drawn(each) };
  }
  const loser = otherSide(winner);
  const [most, least] = [score[winner], score[loser]];
  const brief = how.won(most, least);
  if (least > 0) return { spoken: say.won(most, least, won), reason: why.won(most, least), brief };
  return { spoken: say.wipedOut(sides[loser], won), reason: why.wipedOut(sides[loser]), brief };
}
