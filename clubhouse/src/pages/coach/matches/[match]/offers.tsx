import type { VNode } from 'preact';
import type { Api } from '../../../../api/client.ts';
import { countUnansweredOffers } from '../../../../arrange/unanswered-offers.ts';
import { getSideLabel } from '../../../../components/result-sentence.ts';
import type { Settlement } from '../../../../api/settlement-of.ts';
import { listUnanswered } from '../../../../evenings/club-proposals.ts';
import type { ClubProposal } from '../../../../store/club-proposals.ts';
import type { DatedProposal } from '../../../../store/proposals.ts';
import type { OfferRule } from '../../../../store/offer-rules.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import type { CoachVisit } from '../../../../web/visit.ts';

type OfferedMatch = Pick<Api<'MatchDetail'>, 'id' | 'status' | 'sides'>;

/** Both sides' offers, and the rules' decision on unanswered ones (COACH-25). */
export interface MatchOffers {
  readonly offers: readonly DatedProposal[];
  /** Unanswered proposals of the club: they count as nobody's offer, and are shown if offers do. */
  readonly byClub: readonly ClubProposal[];
  readonly rule: OfferRule | null;
  /** The side with enough unanswered offers; null while the rules do not apply. */
  readonly unanswered: { readonly side: 0 | 1; readonly count: number } | null;
  readonly settlement: Settlement | null;
}

export function findOffers(
  { services, now }: Pick<CoachVisit, 'services' | 'now'>,
  match: OfferedMatch,
  competition: Pick<Api<'Competition'>, 'id' | 'previous_competition_id'>,
): MatchOffers {
  const offers = services.store.proposals.of(match.id);
  const rule = findOfferRule(services, competition);
  const found = countUnansweredOffers(offers, now);
  const byClub =
    rule === null
      ? []
      : listUnanswered(services.store.evenings.proposals.of([match.id]), offers, now);
  const isDue =
    rule !== null && found !== null && match.status === 'open' && found.count >= rule.after;
  if (!isDue) return { offers, byClub, rule, unanswered: null, settlement: null };
  const silent = found.side === 0 ? 1 : 0;
  const settlement = { outcome: rule.outcome, retired_side: silent } as const;
  return { offers, byClub, rule, unanswered: found, settlement };
}

/** A competition without its own rule inherits the rule of its previous competition. */
export function findOfferRule(
  { store: { offerRules } }: CoachVisit['services'],
  {
    id,
    previous_competition_id: previous,
  }: Pick<Api<'Competition'>, 'id' | 'previous_competition_id'>,
): OfferRule | null {
  return offerRules.of(id) ?? (previous === null ? null : offerRules.of(previous));
}

interface OffersProps {
  readonly match: OfferedMatch;
  readonly found: MatchOffers;
}

export function Offers({ match, found }: OffersProps): VNode | null {
  const { words, dates } = useVisit();
  const { offers: say } = words.settle;
  if (found.offers.length + found.byClub.length === 0) return null;
  const when = (instant: number) => `${dates.day(dates.dateOf(instant))} ${dates.time(instant)}`;
  const { unanswered, rule } = found;
  return (
    <section class="card stack">
      <h2>{say.title}</h2>
      <ul class="draft-lines">
        {found.offers.map(({ id, side, madeAt, times, state }) => (
          <li key={id}>
            <span class="meta block">{when(madeAt)}</span>
            {say.offered(getSideLabel(match.sides, side), words.history.list(times.map(when)))}{' '}
            <span class="meta">{say.states[state]}</span>
          </li>
        ))}
        {found.byClub.map(({ id, madeAt, acceptedSide }) => {
          const silent = ([0, 1] as const).filter((side) => side !== acceptedSide);
          const who = words.history.list(silent.map((side) => getSideLabel(match.sides, side)));
          return <li key={`club ${id}`}>{words.club.evenings.unanswered(when(madeAt), who)}</li>;
        })}
      </ul>
      {unanswered !== null && rule !== null && (
        <>
          <p>{say.due(getSideLabel(match.sides, unanswered.side), unanswered.count)}</p>
          <a class="btn w" href="?take=offers">
            {say.outcomes[rule.outcome](getSideLabel(match.sides, unanswered.side))}
          </a>
        </>
      )}
    </section>
  );
}
