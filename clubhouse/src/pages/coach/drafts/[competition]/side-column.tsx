import type { VNode } from 'preact';
import type { Board } from '../../../../draft/board.ts';
import { decisionKey, type Card } from '../../../../draft/card.ts';
import { OUT } from '../../../../draft/side.ts';
import type { CoachVisit } from '../../../../web/visit.ts';
import { PersonCard } from './person-card.tsx';

interface SideProps {
  readonly visit: CoachVisit;
  readonly board: Board;
  readonly discipline: 'doubles' | 'mixed_doubles' | 'singles';
}

/** The players beside the boxes: without a box, new, without a partner, or left out. */
export function SideColumn({ visit, board, discipline }: SideProps): VNode {
  const { draft } = visit.words;
  const isSingles = discipline === 'singles';
  return (
    <div class="draft-side" data-where={OUT} data-name={draft.out}>
      <Tray visit={visit} board={board} title={draft.undividedTitle} cards={board.undivided} />
      <Tray visit={visit} board={board} title={draft.newcomers} cards={board.newcomers} />
      {!isSingles && <Tray visit={visit} board={board} title={draft.alone} cards={board.alone} />}
      <Tray
        visit={visit}
        board={board}
        title={draft.out}
        cards={board.out}
        empty={draft.outEmpty}
      />
    </div>
  );
}

/** Players under a heading; hidden if there are none, unless it has a text for that. */
function Tray({
  visit,
  board,
  title,
  cards,
  empty,
}: {
  readonly visit: CoachVisit;
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
          <PersonCard
            key={card.side}
            visit={visit}
            card={card}
            isLeft={board.left.has(decisionKey(card))}
          />
        ))}
      </ul>
    </section>
  );
}
