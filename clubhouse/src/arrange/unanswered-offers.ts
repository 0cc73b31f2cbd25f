import type { DatedProposal } from '../store/proposals.ts';

/**
 * How many offers of one side the other has left unanswered (COACH-25). An offer is unanswered once
 * its last time has passed. A time that was accepted, or an offer of the other side, is an answer to
 * all before it. What was taken back was no offer.
 *
 * @param offers of one match, in the order in which they were made
 * @param now epoch milliseconds
 */
export function unansweredOffers(
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
