import type { VNode } from 'preact';
import type { Board } from '../../../../draft/board.ts';
import { listBoxes, type EvenSize, sizeFault } from '../../../../draft/box-sizes.ts';
import { boardPath } from './draft-page.ts';
import { useVisit } from '../../../../web/use-visit.ts';

/** The boxes that are too small or too large, with a link to even them out (DRFT-16). */
export function UnevenNote({
  board,
  even,
}: {
  readonly board: Board;
  readonly even: EvenSize;
}): VNode {
  const visit = useVisit();
  const { boxSizes } = visit.words;
  const named = (fault: 'large' | 'small') =>
    listBoxes(board)
      .filter(({ count }) => sizeFault(count, even) === fault)
      .map(({ name, count }) => boxSizes.box(name, count));
  const [large, small] = [named('large'), named('small')];
  const sentences = [
    ...(large.length === 0 ? [] : [boxSizes.tooLarge(large)]),
    ...(small.length === 0 ? [] : [boxSizes.tooSmall(small)]),
    boxSizes.even(even.least, even.most),
  ];
  return (
    <div class="card draft-sizes">
      <p>{sentences.join(' ')}</p>
      <a class="btn o" href={`${boardPath(visit)}/even`}>
        {boxSizes.open}
      </a>
    </div>
  );
}
