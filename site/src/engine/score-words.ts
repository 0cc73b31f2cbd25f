import { pageWords } from '../messages/words.ts';
import { pawnsText, type Score } from './core/score.ts';

/** `+1.2`, or the side that mates. */
export function scoreWords(score: Score): string {
  const say = pageWords().engine;
  if (score.kind === 'mate') return say.mate(score.winner, score.moves);
  return say.pawns(pawnsText(score.cp));
}
