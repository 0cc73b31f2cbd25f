import type { VNode } from 'preact';
import { useLocale } from '../../../../../components/locale.ts';
import type { OfferRule } from '../../../../../store/offer-rules.ts';
import { Choice } from './slots.tsx';

interface OffersCardProps {
  readonly competitionId: string;
  readonly rule: OfferRule | null;
  readonly isClosed: boolean;
}

/** The website stores these consequences, so they have their own button (COACH-25). */
export function OffersCard({ competitionId, rule, isClosed }: OffersCardProps): VNode {
  const { offers } = useLocale().words.rules;
  return (
    <form
      class="card stack"
      method="post"
      action={`/coach/competitions/${competitionId}/rules/offers`}
    >
      <h2>{offers.title}</h2>
      <fieldset class="stack" disabled={isClosed}>
        <p class="slots">
          <span>{offers.after}</span>
          <Choice
            id="offers-after"
            name="after"
            look="slot"
            value={rule === null ? '' : String(rule.after)}
            choices={Object.entries(offers.counts)}
            aria-label={offers.title}
          />
        </p>
        <p class="slots">
          <span>{offers.thenCounts}</span>
          <Choice
            id="offers-outcome"
            name="outcome"
            look="slot"
            value={rule?.outcome ?? 'walkover'}
            choices={Object.entries(offers.outcomes)}
            aria-label={offers.thenCounts}
          />
        </p>
        <p class="meta">{offers.about}</p>
        <p>
          <button class="btn">{offers.save}</button>
        </p>
      </fieldset>
    </form>
  );
}
