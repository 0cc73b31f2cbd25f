import type { VNode } from 'preact';
import { type DisputedMatch, findDisputeTime } from '../../../api/today.ts';
import { Ball } from '../../../components/ball.tsx';
import { getSideLabel, describeStoredEntry } from '../../../components/result-sentence.ts';
import { useVisit, type ViewedVisit } from '../../../web/use-visit.ts';
import { LinkButton } from '../../../components/buttons.tsx';

interface Props {
  readonly disputes: readonly DisputedMatch[];
}

/** Matches with conflicting reports, oldest first (COACH-6). */
export function Disputes({ disputes }: Props): VNode | null {
  const visit = useVisit();
  if (disputes.length === 0) return null;
  return (
    <section class="card flush">
      <header class="desk-head">
        <Ball />
        <h2>{visit.words.today.disputes(disputes.length)}</h2>
        <LinkButton look="q" href="/coach/history?what=results" label={visit.words.history.title} />
      </header>
      {disputes.map((match, index) => (
        <Dispute key={match.id} match={match} isFirst={index === 0} />
      ))}
    </section>
  );
}

function Dispute({
  match,
  isFirst,
}: {
  readonly match: DisputedMatch;
  /** The button of this match is the page's primary one. */
  readonly isFirst: boolean;
}): VNode {
  const visit = useVisit();
  const { words, dates } = visit;
  const { today } = words;
  const claims = listPendingClaims(match);
  const where = [match.competition_name, match.division_name].filter(Boolean).join(', ');
  const since = dates.day(dates.dateOf(Date.parse(findDisputeTime(match))));
  return (
    <div class="item">
      <div>
        <h3>{today.versus(getSideLabel(match.sides, 0), getSideLabel(match.sides, 1))}</h3>
        <p class="meta">
          {`${where} · ${today.differOn[findDifference(match)]} · ${today.since(since)}`}
        </p>
      </div>
      <dl class="both-say">
        {claims.map((claim) => (
          <div key={claim.id}>
            <dt class="meta">{describeReporter(visit, match, claim.side)}</dt>
            <dd>{describeStoredEntry(claim, match.sides, today)}</dd>
          </div>
        ))}
      </dl>
      <a class={isFirst ? 'btn p' : 'btn'} href={`/coach/matches/${match.id}`}>
        {words.settle.open}
      </a>
    </div>
  );
}

function describeReporter(
  { words }: ViewedVisit,
  { sides }: DisputedMatch,
  side: 0 | 1 | null,
): string {
  const label = getSideLabel(sides, side ?? 0);
  const isPair = sides.some((one) => one.side === side && one.members.length > 1);
  return isPair ? words.today.saysPair(label) : words.today.says(label);
}

/** The current report of each side; side 0 first. */
function listPendingClaims({ claims = [] }: DisputedMatch) {
  return claims
    .filter(({ state, side }) => state === 'pending' && side !== null)
    .toSorted((one, other) => (one.side ?? 0) - (other.side ?? 0));
}

function findDifference(match: DisputedMatch): 'winner' | 'score' | 'ending' {
  const [one, other] = listPendingClaims(match);
  if (one === undefined || other === undefined || one.outcome !== other.outcome) return 'ending';
  return one.winning_side === other.winning_side ? 'score' : 'winner';
}
