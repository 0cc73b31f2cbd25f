import type { VNode } from 'preact';
import type { Board, Column, Gap } from '../../../../draft/board.ts';
import { type EvenSize, findSizeFault } from '../../../../draft/box-sizes.ts';
import { Icon } from '../../../../components/icon.tsx';
import { Rich } from '../../../../components/rich.tsx';
import { explainLeftOut, describeRank } from '../why.ts';
import { makeBoardUrl } from './draft-page.ts';
import { PersonCard } from './person-card.tsx';
import { useVisit } from '../../../../web/use-visit.ts';
import { FormButton } from '../../../../components/buttons.tsx';

interface ColumnProps {
  readonly board: Board;
  readonly column: Column;
  /** Null if no box is too small or too large. */
  readonly even: EvenSize | null;
  /** Whether the box is open, which only matters on phones: elsewhere every box is open. */
  readonly isOpen: boolean;
}

export function BoxColumn({ board, column, even, isOpen }: ColumnProps): VNode {
  const { draft, boxSizes } = useVisit().words;
  const { id, name, position, count, cards, gaps } = column;
  const fault = id === null ? null : findSizeFault(count, even);
  return (
    <section
      class="draft-box"
      data-where={id}
      data-name={name}
      data-count={count}
      aria-label={name}
    >
      <details open={isOpen}>
        <summary>
          <h2>{name}</h2>
          <p class="meta draft-becomes" aria-hidden="true">
            {draft.becomes(count, count + 1)}
          </p>
          <p class="meta draft-count">
            {gaps.length === 0 ? draft.count(count) : draft.countGaps(count, gaps.length)}
            {fault !== null && <span class="draft-uneven">{` · ${boxSizes.marks[fault]}`}</span>}
          </p>
          <Icon name="more" />
        </summary>
        {board.isFilled && gaps.map((gap) => <EmptyPlace key={gap.about} gap={gap} to={id} />)}
        <ul class="draft-list" id={`b-${position}`}>
          {cards.map((card) => (
            <PersonCard key={card.side} card={card} />
          ))}
        </ul>
        {count === 0 && <p class="meta draft-none">{draft.emptyBox}</p>}
      </details>
    </section>
  );
}

/** A vacancy with a suggestion, to be followed or dismissed (DRFT-4). */
function EmptyPlace({
  gap: { about, absent, vacancy, instead },
  to,
}: {
  readonly gap: Gap;
  readonly to: string | null;
}): VNode {
  const visit = useVisit();
  const { words } = visit;
  const { gap: said } = words.draft;
  const why = absent === null ? '' : explainLeftOut(absent, visit);
  const who = absent?.label ?? '';
  const { fill } = vacancy;
  const entry = instead?.entry ?? null;
  return (
    <div class="draft-gap">
      <p>
        <b>{said.title}</b>{' '}
        {absent !== null &&
          (vacancy.kind === 'promotion'
            ? said.promotionOf(who, why)
            : said.relegationOf(who, why))}{' '}
        {fill === null ? (
          said.nobody
        ) : (
          <Rich
            text={said.instead(
              fill.label,
              said.standing(describeRank(fill.params, words), fill.params.from_division),
            )}
          />
        )}
      </p>
      <div class="row wrap">
        {entry !== null && instead !== null && to !== null && (
          <form method="post" action={makeBoardUrl(visit)}>
            <input type="hidden" name="who" value={instead.side} />
            <input type="hidden" name="from" value={instead.where} />
            <input type="hidden" name="to" value={to} />
            <input type="hidden" name="entry" value={entry.id} />
            <input type="hidden" name="version" value={entry.version} />
            <FormButton value="place" label={said.move(instead.label)} />
          </form>
        )}
        <form method="post" action={makeBoardUrl(visit)}>
          <input type="hidden" name="about" value={about} />
          <FormButton look="q" value="leave" label={said.leave} />
        </form>
      </div>
    </div>
  );
}
