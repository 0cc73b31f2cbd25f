import type { VNode } from 'preact';
import type { CoachVisit } from '../../../../web/visit.ts';
import type { DraftPage } from './draft-page.ts';

/** Before a first season: how many players would be placed by name, without a level (DESK-54). */
export function LevelsNote({
  visit: { words },
  found: { board, plan },
}: {
  readonly visit: CoachVisit;
  readonly found: DraftPage;
}): VNode | null {
  if (board.isFilled || plan.previous_competition_id !== null) return null;
  const cards = board.columns.flatMap((column) => column.cards);
  const count = cards.filter(
    ({ why }) => why?.kind === 'place' && why.said.code === 'without_level',
  );
  if (count.length === 0) return null;
  return (
    <div class="card draft-sizes">
      <p>{words.draft.withoutLevel(count.length)}</p>
      <a class="btn o" href="/coach/members/levels">
        {words.draft.giveLevels}
      </a>
    </div>
  );
}
