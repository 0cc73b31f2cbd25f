import type { VNode } from 'preact';
import type { Card } from '../../../../draft/card.ts';
import { findDirection, explainPlace } from '../why.ts';
import { makeBoardPath } from './draft-page.ts';
import { useVisit } from '../../../../web/use-visit.ts';

/**
 * A player on the board. Contains no SVG: in each frame of a drag, the browser would handle every
 * icon's lines separately, hundreds on a large board.
 */
export function PersonCard({
  card,
  isLeft = false,
}: {
  readonly card: Card;
  /** Whether the coach has decided to leave them without a box. */
  readonly isLeft?: boolean;
}): VNode {
  const visit = useVisit();
  const { draft } = visit.words;
  const { side, label, where, entry, isFixed, isWithdrawn, hasPlayed } = card;
  const way = findDirection(card);
  const marks = [
    ...(isWithdrawn ? [draft.withdrawn] : []),
    ...(hasPlayed ? [draft.hasPlayed] : []),
    ...(isLeft ? [draft.left] : []),
  ];
  return (
    <li
      id={`c-${side}`}
      class={`draft-card${isWithdrawn ? ' is-withdrawn' : ''}`}
      data-side={side}
      data-name={label}
      data-where={where}
      data-entry={entry?.id}
      data-version={entry?.version}
      data-fixed={isFixed || isWithdrawn ? '' : undefined}
    >
      {!isFixed && !isWithdrawn && (
        <button
          type="button"
          class="draft-grip"
          aria-label={draft.take(label)}
          aria-describedby="draft-hint"
        />
      )}
      <p class="draft-who">
        <b>{label}</b>
        <span class="meta">
          {way !== null && (
            <span class={`draft-way ${way}`}>
              <span aria-hidden="true">{way === 'up' ? '↑ ' : '↓ '}</span>
              <span class="sr">{way === 'up' ? draft.why.goesUp : draft.why.goesDown} </span>
            </span>
          )}
          {[explainPlace(card, visit), ...marks].join(' · ')}
        </span>
      </p>
      <a
        class="draft-menu"
        href={`${makeBoardPath(visit)}/place?who=${side}`}
        aria-label={draft.move(label)}
      />
    </li>
  );
}
