import type { VNode } from 'preact';
import { type DisputedMatch, findDisputeTime } from '../../../api/today.ts';
import { Ball } from '../../../components/ball.tsx';
import { getSideLabel, describeStoredEntry } from '../../../components/result-sentence.ts';
import { useVisit } from '../../../web/use-visit.ts';
import { LinkButton } from '../../../components/buttons.tsx';

interface Props {
  readonly matches: readonly DisputedMatch[];
}

/** Matches that one side reported at least a week ago, oldest first (COACH-20). */
export function Waiting({ matches }: Props): VNode | null {
  const visit = useVisit();
  const { today } = visit.words;
  if (matches.length === 0) return null;
  return (
    <section class="card flush">
      <header class="desk-head">
        <Ball />
        <h2>{today.waiting(matches.length)}</h2>
        <LinkButton href="/coach/unanswered" label={visit.words.unanswered.link} />
      </header>
      {matches.map((match) => (
        <Reported key={match.id} match={match} />
      ))}
    </section>
  );
}

function Reported({ match }: { readonly match: DisputedMatch }): VNode {
  const { words, dates } = useVisit();
  const { today } = words;
  const { sides, claims = [], waiting_on: waitingOn } = match;
  const where = [match.competition_name, match.division_name].filter(Boolean).join(', ');
  const since = dates.day(dates.dateOf(Date.parse(findDisputeTime(match))));
  const claim = claims.find(({ state }) => state === 'pending');
  const silent = waitingOn === null ? '' : getSideLabel(sides, waitingOn);
  return (
    <div class="item desk-row">
      <div>
        <h3>{today.versus(getSideLabel(sides, 0), getSideLabel(sides, 1))}</h3>
        <p class="meta">{`${where} · ${today.since(since)} · ${today.silent(silent)}`}</p>
        {claim !== undefined && <p>{describeStoredEntry(claim, sides, today)}</p>}
      </div>
      <LinkButton href={`/coach/matches/${match.id}`} label={words.settle.open} />
    </div>
  );
}
