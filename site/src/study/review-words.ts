import { pageWords } from '../messages/words.ts';
import type { ReviewState } from './use-review.ts';

/** The result of a review; empty before there is one (ENG-8). */
export function describeOutcome(state: ReviewState): string {
  const say = pageWords().engine;
  switch (state.kind) {
    case 'none':
    case 'looking':
      return '';
    case 'stopped':
      return say.stopped;
    case 'full':
      return say.full;
    case 'searching':
      return say.searching;
    case 'found': {
      const { counts, unseen, isFull, puzzles } = state;
      const { $2, $4, $6 } = counts;
      const sentences = [
        unseen === null ? say.unjudged : say.found($6, $2, $4),
        unseen === null || unseen === 0 ? '' : say.unseen(unseen),
        isFull ? say.noLines : '',
        puzzles === null ? pageWords().puzzles.lost : '',
        puzzles === null || puzzles === 0 ? '' : say.puzzles(puzzles),
      ];
      return sentences.filter((one) => one !== '').join(' ');
    }
  }
}
