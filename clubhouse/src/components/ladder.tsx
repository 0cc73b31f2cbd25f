import type { VNode } from 'preact';
import { useLocale } from './locale.ts';

interface LadderProps {
  readonly places: number;
  readonly mine: number;
}

/** The places of a box, one's own among them: it shows what is said beside it. */
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

/** Matches played, towards those that are needed. */
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
