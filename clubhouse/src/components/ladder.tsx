import type { VNode } from 'preact';
import { useLocale } from './locale.ts';

interface LadderProps {
  readonly places: number;
  readonly mine: number;
}

/** The places of a box, with the viewer's marked. The text next to it says the same. */
export function Ladder({ places, mine }: LadderProps): VNode {
  const { words } = useLocale();
  return (
    <ol class="ladder" aria-hidden="true">
      {Array.from({ length: places }, (_, index) => index + 1).map((place) => (
        <li key={place} class={place === mine ? 'me' : ''}>
          <b>{place}</b>
          {place === mine ? words.home.you : '\u00a0'}
        </li>
      ))}
    </ol>
  );
}

/** Matches played out of those required. */
export function Dots({
  played,
  minimum,
}: {
  readonly played: number;
  readonly minimum: number;
}): VNode {
  const count = Math.min(minimum, 12);
  return (
    <span class="dots" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} class={index < played ? '' : 'open'} />
      ))}
    </span>
  );
}
