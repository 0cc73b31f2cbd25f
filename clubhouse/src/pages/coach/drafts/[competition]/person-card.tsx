import type { VNode } from 'preact';
import type { Card } from '../../../../draft/card.ts';
import { cachedMarkup } from '../../../../components/cached-markup.tsx';
import type { CoachVisit } from '../../../../web/visit.ts';
import { wayOf, whyOf } from '../why.ts';
import { boardPath } from './draft-page.ts';

/**
 * Drawn once for as long as the plan says the same.
 * @param isLeft the coach has decided that they have no box
 */
export function personCard(card: Card, visit: CoachVisit, isLeft = false): Buffer {
  const draw = () => <PersonCard visit={visit} card={card} isLeft={isLeft} />;
  return cachedMarkup(card, isLeft ? 'left as it is' : 'on the board', visit, draw);
}

/**
 * Somebody on the board: a handle for fingers and keys, why they are here, and their menu. Without
 * drawings in SVG: the browser would keep the lines of each apart, hundreds on a large board, in
 * each frame of a drag.
 */
function PersonCard({
  visit,
  card,
  isLeft,
}: {
  readonly visit: CoachVisit;
  readonly card: Card;
  readonly isLeft: boolean;
}): VNode {
  const { draft } = visit.words;
  const { side, label, where, entry, isFixed, isWithdrawn, hasPlayed } = card;
  const way = wayOf(card);
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
          {[whyOf(card, visit), ...marks].join(' · ')}
        </span>
      </p>
      <a
        class="draft-menu"
        href={`${boardPath(visit)}/place?who=${side}`}
        aria-label={draft.move(label)}
      />
    </li>
  );
}
