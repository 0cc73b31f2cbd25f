import type { VNode } from 'preact';
import type { Api } from '../../../api/client.ts';
import { Ball } from '../../../parts/ball.tsx';
import type { CoachVisit } from '../../../web/visit.ts';

interface Props {
  readonly visit: CoachVisit;
  readonly drafts: readonly Api<'Competition'>[];
}

/** Competitions that have not begun, and how far each draft is (COACH-9). */
export function Drafts({ visit, drafts }: Props): VNode | null {
  const { today } = visit.words;
  if (drafts.length === 0) return null;
  return (
    <section class="card flush">
      <header class="desk-head">
        <Ball />
        <h2>{today.drafts}</h2>
      </header>
      {drafts.map((draft) => (
        <a key={draft.id} class="item" href={`/coach/drafts/${draft.id}`}>
          <div>
            <h3>{draft.name}</h3>
            <p class="meta">
              {draft.placements_decided ? today.draftDecided : today.draftOpen}
              {draft.draft_differs && ` ${today.draftDiffers}`}
            </p>
          </div>
        </a>
      ))}
    </section>
  );
}
