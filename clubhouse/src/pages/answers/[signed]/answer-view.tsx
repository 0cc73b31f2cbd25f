import type { VNode } from 'preact';
import type { MyMatch } from '../../../api/my-match.ts';
import { ProposedTimes } from '../../../components/proposed-times.tsx';
import { SignedPage } from '../../signed-page.tsx';
import type { Arrangement } from '../../../store/arrangements.ts';
import type { Proposal } from '../../../store/proposals.ts';
import { useVisit } from '../../../web/use-visit.ts';
import { formatLongTime } from '../../../messages/when.ts';
import { sayWhere } from '../../../messages/say-where.ts';
import { readForm, wholeNumber } from '../../../web/read-form.ts';
import { LinkButton } from '../../../components/buttons.tsx';

interface AnswerProps {
  readonly mine: MyMatch;
  readonly fault: string | null;
}

export function AnswerView({
  mine,
  proposal,
  fault,
}: AnswerProps & { readonly proposal: Proposal }): VNode {
  const { words, address, now, query } = useVisit();
  const { arrange } = words;
  return (
    <SignedPage fault={fault}>
      <form class="stack5" method="post" action={address.split('?')[0]}>
        <ProposedTimes
          mine={mine}
          proposal={proposal}
          now={now}
          chosen={readForm(query, { time: wholeNumber }).time}
        />
        <button class="btn p w">{arrange.yes(null)}</button>
      </form>
      <p class="meta center after">{arrange.nothingYet}</p>
      <p class="center">
        <LinkButton look="q" href={`/matches/${mine.id}/arrange?others=1`} label={arrange.none} />
      </p>
    </SignedPage>
  );
}

export function ArrangedHere({
  mine,
  arrangement,
  fault,
}: AnswerProps & { readonly arrangement: Arrangement }): VNode {
  const visit = useVisit();
  const { words, dates } = visit;
  const { arrange } = words;
  const { startsAt, place } = arrangement;
  return (
    <SignedPage fault={fault}>
      <h1>{arrange.arranged(dates.weekday(dates.dateOf(startsAt)))}</h1>
      <p class="meta lead">{arrange.mailed}</p>
      <div class="card stack">
        <p>
          <b>{formatLongTime(visit, startsAt)}</b>
          {place !== null && <span class="meta block breaks">{place}</span>}
        </p>
        <p class="breaks">
          {sayWhere(words, mine)}
          <span class="meta block">{`${arrange.against} ${mine.opponent}`}</span>
        </p>
      </div>
      <p class="center after">
        <LinkButton look="q" href={`/matches/${mine.id}`} label={arrange.toMatch} />
      </p>
    </SignedPage>
  );
}
