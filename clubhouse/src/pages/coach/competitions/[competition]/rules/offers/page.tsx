import { dataOrThrow } from '../../../../../../api/answer.ts';
import { OFFER_OUTCOMES, type OfferRule } from '../../../../../../store/offer-rules.ts';
import { type Answer, forCoach, redirect } from '../../../../../../web/visit.ts';

/** Saves the consequences of unanswered offers (COACH-25). */
export const post = forCoach(async ({ api, form, params, services }): Promise<Answer> => {
  const { id, state } = await dataOrThrow(api.getCompetition(params['competition'] ?? ''));
  const isClosed = state === 'complete' || state === 'archived';
  if (!isClosed) services.store.offerRules.set(id, readOfferRule(form));
  return redirect(`/coach/competitions/${id}/rules?done=${isClosed ? '' : 'offers'}`);
});

function readOfferRule(form: URLSearchParams): OfferRule | null {
  const after = ([2, 3] as const).find((one) => String(one) === form.get('after'));
  if (after === undefined) return null;
  const outcome = OFFER_OUTCOMES.find((one) => one === form.get('outcome')) ?? 'walkover';
  return { after, outcome };
}
