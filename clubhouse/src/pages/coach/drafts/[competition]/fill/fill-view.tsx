import type { VNode } from 'preact';
import type { Api } from '../../../../../api/client.ts';
import { Note } from '../../../../../components/note.tsx';
import { Shell } from '../../../../../components/shell.tsx';
import type { Words } from '../../../../../messages/en.ts';
import { explainLeftOut } from '../../why.ts';
import { makeBoardPath, type DraftPage } from '../draft-page.ts';
import { useVisit, type ViewedVisit } from '../../../../../web/use-visit.ts';
import { Trouble } from '../../../../../components/post-form.tsx';
type ByHand = Api<'ChangeByHand'>;

interface FillProps {
  readonly found: DraftPage;
  readonly fault: string | null;
}

/** Lists losses first, then other changes, then what stays. */
export function FillView({ found, fault }: FillProps): VNode {
  const visit = useVisit();
  const { words } = visit;
  const { fillPage: said } = words.draft;
  const { competition, plan } = found;
  const isFirst = plan.previous_competition_id === null;
  const lost = plan.by_hand.filter(({ outcome }) => outcome === 'lost');
  const stays = plan.by_hand.filter(({ outcome }) => outcome === 'kept');
  const changes = plan.differs.flatMap((one) => describeDifference(one, visit) ?? []);
  return (
    <Shell coach={{ tab: 'drafts' }} back={{ href: makeBoardPath(visit), title: competition.name }}>
      <div class="stack">
        <h1>{plan.filled ? said.again : said.title}</h1>
        <Trouble of={{ trouble: fault }} />
        <p>{plan.filled ? said.againAbout : isFirst ? said.aboutFirst : said.about}</p>
        <p class="meta">{describeCounts(plan, words)}</p>
        <Unsaid plan={plan} />
        {plan.provisional && (
          <Note icon="warn" kind="warn">
            {said.provisional}
          </Note>
        )}
        {plan.filled && (
          <>
            <Listed
              title={said.lost}
              about={said.lostAbout}
              items={lost.map((one) => describeByHand(one, words))}
              isWarning
            />
            <Listed title={said.changes} items={changes} />
            <Listed title={said.stays} items={stays.map((one) => describeByHand(one, words))} />
            {lost.length === 0 && stays.length === 0 && <p class="meta">{said.nothing}</p>}
            {plan.differs.length === 0 && <p class="meta">{said.same}</p>}
          </>
        )}
        <form method="post" action={`${makeBoardPath(visit)}/fill`}>
          <input type="hidden" name="version" value={plan.version} />
          {plan.unsaid_members > 0 && <input type="hidden" name="unsaid" value={plan.unsaid} />}
          <button class="btn p w">{plan.filled ? said.goAgain : said.go}</button>
        </form>
      </div>
    </Shell>
  );
}

/** Whether a first season includes members without an answer, with a link to the alternative. */
function Unsaid({ plan }: { readonly plan: Api<'PlacementPlan'> }): VNode | null {
  const visit = useVisit();
  const { unsaid } = visit.words.draft.fillPage;
  if (plan.unsaid_members === 0) return null;
  const isPlaced = plan.unsaid === 'placed';
  const other = isPlaced ? 'left_out' : 'placed';
  return (
    <section class="card stack">
      <p>{unsaid[plan.unsaid](plan.unsaid_members)}</p>
      <p>
        <a class="btn o" href={`${makeBoardPath(visit)}/fill?unsaid=${other}`}>
          {isPlaced ? unsaid.leaveOut : unsaid.place}
        </a>
      </p>
    </section>
  );
}

function describeCounts(
  { divisions, left_out: out }: Api<'PlacementPlan'>,
  { draft }: Words,
): string {
  const places = divisions.reduce((sum, division) => sum + division.places.length, 0);
  const { fillPage: said } = draft;
  return [said.boxes(divisions.length), said.places(places), said.outs(out.length)].join(' · ');
}

function Listed({
  title,
  about,
  items,
  isWarning = false,
}: {
  readonly title: string;
  readonly about?: string;
  readonly items: readonly string[];
  readonly isWarning?: boolean;
}): VNode | null {
  if (items.length === 0) return null;
  return (
    <section class={`card stack${isWarning ? ' draft-lost' : ''}`}>
      <h2>{title}</h2>
      {about !== undefined && <p class="meta">{about}</p>}
      <ul class="draft-lines">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** Describes a manual change and whether it will be kept. */
function describeByHand({ label, code, params }: ByHand, { draft }: Words): string {
  const { fillPage: said } = draft;
  switch (code) {
    case 'entered':
      return said.entered(label);
    case 'moved':
      return said.moved(label, params.division);
    case 'has_played':
      return said.played(label);
    case 'taken_out':
      return said.takenOut(label);
    case 'entered_otherwise':
      return said.otherwise(label, params.other);
    case 'lost':
    case 'lost_unplanned':
      if (params.was_moved && params.was_named) return said.lostBoth(label);
      return params.was_moved ? said.lostMoved(label) : said.lostNamed(label);
  }
}

/** Describes a change made by refilling; null for manual changes, which stay. */
function describeDifference(difference: Api<'DraftDifference'>, visit: ViewedVisit): string | null {
  const { fillPage: said } = visit.words.draft;
  switch (difference.code) {
    case 'not_entered':
      return said.comes(difference.params.label, difference.params.planned_division);
    case 'planned_elsewhere':
      return said.turns(difference.params.label, difference.params.planned_division);
    case 'left_out': {
      const { label, because } = difference.params;
      return said.goesWhy(label, explainLeftOut({ ...because, sentence: '' }, visit));
    }
    case 'not_planned':
      return said.goes(difference.params.label);
    case 'entered_by_hand':
    case 'entered_otherwise':
    case 'moved_by_hand':
    case 'taken_out_by_hand':
    case 'withdrawn_here':
      return null;
  }
}
