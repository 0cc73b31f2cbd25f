import type { VNode } from 'preact';
import type { Board } from '../../../../draft/board.ts';
import { makeDecisionKey, type Card } from '../../../../draft/card.ts';
import { OUT } from '../../../../draft/side.ts';
import { PersonCard } from './person-card.tsx';
import { useVisit } from '../../../../web/use-visit.ts';

interface SideProps {
  readonly board: Board;
  readonly discipline: 'doubles' | 'mixed_doubles' | 'singles';
}

/** The players beside the boxes: without a box, new, without a partner, or left out. */
export function SideColumn({ board, discipline }: SideProps): VNode {
  const { draft } = useVisit().words;
  const isSingles = discipline === 'singles';
  return (
    <div class="draft-side" data-where={OUT} data-name={draft.out}>
      <Tray board={board} title={draft.undividedTitle} cards={board.undivided} />
      <Tray board={board} title={draft.newcomers} cards={board.newcomers} />
      {!isSingles && <Tray board={board} title={draft.alone} cards={board.alone} />}
      <Tray board={board} title={draft.out} cards={board.out} empty={draft.outEmpty} />
    </div>
  );
}

/** Players under a heading; hidden if there are none, unless it has a text for that. */
function Tray({
  board,
  title,
  cards,
  empty,
}: {
  readonly board: Board;
  readonly title: string;
  readonly cards: readonly Card[];
  readonly empty?: string;
}): VNode | null {
  if (cards.length === 0 && empty === undefined) return null;
  return (
    <section class="card draft-tray" aria-label={title}>
      <h2>{title}</h2>
      {cards.length === 0 && <p class="meta">{empty}</p>}
      <ul class="draft-list">
        {cards.map((card) => (
          <PersonCard key={card.side} card={card} isLeft={board.left.has(makeDecisionKey(card))} />
        ))}
      </ul>
    </section>
  );
}
