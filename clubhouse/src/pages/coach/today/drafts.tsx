import type { VNode } from 'preact';
import type { Api } from '../../../api/client.ts';
import { DRAFT_PILLS, findDraftState } from '../../../draft/draft-state.ts';
import { Ball } from '../../../components/ball.tsx';
import { useVisit } from '../../../web/use-visit.ts';

interface Props {
  readonly drafts: readonly Api<'Competition'>[];
}

/** Competitions that have not started, with the progress of each draft (COACH-9). */
export function Drafts({ drafts }: Props): VNode | null {
  const { today } = useVisit().words;
  if (drafts.length === 0) return null;
  return (
    <section class="card flush is-drafts">
      <header class="desk-head">
        <Ball />
        <h2>{today.drafts}</h2>
      </header>
      {drafts.map((draft) => (
        <Draft key={draft.id} draft={draft} />
      ))}
    </section>
  );
}

function Draft({ draft }: { readonly draft: Api<'Competition'> }): VNode {
  const { words } = useVisit();
  const { states, stateAbout } = words.draft;
  const state = findDraftState(draft);
  return (
    <a class="item" href={`/coach/drafts/${draft.id}`}>
      <div>
        <h3>
          {draft.name} <span class={`pill ${DRAFT_PILLS[state]}`}>{states[state]}</span>
        </h3>
        <p class="meta">
          {state === 'overtaken'
            ? stateAbout.overtaken(draft.draft?.overtaken ?? 0)
            : stateAbout[state]}
        </p>
      </div>
    </a>
  );
}
