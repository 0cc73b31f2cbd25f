import { DiscImage } from '../board/disc-image.tsx';
import { playWords } from '../../messages/words.ts';
import type { Side } from '@sealed-move/client/rules';

/** A player's number of discs (REV-6). */
export function DiscCount({ side, count }: { readonly side: Side; readonly count: number }) {
  return (
    <p class="captured">
      <span class="unseen">{playWords().reversi.count(count)}</span>
      <span class="captured-first" aria-hidden="true">
        <DiscImage side={side} />
      </span>
      <span class="captured-ahead" aria-hidden="true">
        {count}
      </span>
    </p>
  );
}
