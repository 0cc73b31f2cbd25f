import { pageWords } from '../messages/words.ts';
import { formatPawns, type Score } from './core/score.ts';

/** `+1.2`, or the side that mates. */
export function describeScore(score: Score): string {
  const say = pageWords().engine;
  if (score.kind === 'mate') return say.mate(score.winner, score.moves);
  return say.pawns(formatPawns(score.cp));
}
