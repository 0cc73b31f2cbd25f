import type { DatedProposal } from '../store/proposals.ts';

/**
 * Counts one side's offers that the other left unanswered (COACH-25). An offer is unanswered once
 * its last time has passed. Accepting a time, or making an offer, answers everything before it.
 * Withdrawn offers do not count. `offers` are in order.
 */
export function countUnansweredOffers(
  offers: readonly DatedProposal[],
  now: number,
): { readonly side: 0 | 1; readonly count: number } | null {
  const made = offers.filter(({ state }) => state !== 'withdrawn');
  const last = made.at(-1);
  if (last === undefined || last.state === 'accepted') return null;
  const answered = made.findLastIndex(
    ({ side, state }) => side !== last.side || state === 'accepted',
  );
  const own = made.slice(answered + 1).filter(({ times }) => Math.max(...times) < now);
  return { side: last.side, count: own.length };
}
