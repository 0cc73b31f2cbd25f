import type { VNode } from 'preact';
import type { DraftPage } from './draft-page.ts';
import { useVisit } from '../../../../web/use-visit.ts';

/** Before a first season: how many players would be placed by name, without a level (DESK-54). */
export function LevelsNote({
  found: { board, plan },
}: {
  readonly found: DraftPage;
}): VNode | null {
  const { words } = useVisit();
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
