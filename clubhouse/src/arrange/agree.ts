import type { LeagueClient } from '../api/client.ts';
import type { Arrangement } from '../store/arrangements.ts';
import type { Proposal } from '../store/proposals.ts';
import type { Store } from '../store/store.ts';
import type { ArrangeContext } from './context.ts';
import { type Over, setPlan } from './open-match.ts';

/** Why a proposal can no longer be answered (ARR-8). */
export type Stale = 'arranged' | 'replaced' | 'withdrawn' | 'taken' | 'past';

export type Agreement =
  | { readonly kind: 'arranged'; readonly arrangement: Arrangement }
  | { readonly kind: 'stale'; readonly why: Stale }
  | { readonly kind: 'over'; readonly why: Over };

interface ProposalAnswer {
  readonly context: ArrangeContext;
  /** The league as the member who answers. */
  readonly api: LeagueClient;
  readonly memberId: string;
  /** The side that answers: it is not the one that proposed. */
  readonly side: 0 | 1;
  readonly proposalId: number;
  readonly matchId: string;
  /** One of those that were proposed, in epoch milliseconds. */
  readonly time: number;
  /** What goes with it into the store: letters. */
  readonly tell: (arrangement: Arrangement, isMoved: boolean) => void;
}

/**
 * Takes one of the times that were proposed (ARR-7, ARR-8). The league is told first: where we end
 * between the two, the proposal still waits, and the same answer again completes it.
 */
export function agree(answering: ProposalAnswer): Promise<Agreement> {
  const { context, matchId, proposalId } = answering;
  const { store, matchLocks } = context;
  return matchLocks.run(matchId, () => {
    const offerId = store.proposals.find(proposalId)?.offerId ?? null;
    if (offerId === null) return agreeNow(answering);
    return matchLocks.run(offerLock(offerId), () => agreeNow(answering));
  });
}

/**
 * The players to whom one offer went answer it one at a time. Taken after the lock of their match.
 */
export function offerLock(offerId: string): string {
  return `offer ${offerId}`;
}

async function agreeNow(answering: ProposalAnswer): Promise<Agreement> {
  const { context, api, memberId, matchId, time, tell } = answering;
  const { store, dates, now } = context;
  const proposal = answerable(store.proposals.find(answering.proposalId), answering);
  const stale = stalenessOf(proposal, answering);
  const before = store.arrangements.of([matchId]).get(matchId);
  if (proposal === null || stale !== null) {
    const isSame = before?.startsAt === time && !before.isCalledOff && stale === 'arranged';
    return isSame
      ? { kind: 'arranged', arrangement: before }
      : { kind: 'stale', why: stale ?? 'replaced' };
  }
  const day = dates.dateOf(time);
  const over = await setPlan(api, matchId, { state: 'arranged', arranged_on: day });
  if (over !== null) return { kind: 'over', why: over };
  const arrangement = store.together(() => {
    store.proposals.close(proposal.id, 'accepted');
    const { place, offerId } = proposal;
    if (offerId !== null) store.proposals.closeOffer(offerId);
    const made = store.arrangements.set({ matchId, startsAt: time, place, memberId }, now);
    tell(made, before?.isCalledOff === false);
    return made;
  });
  return { kind: 'arranged', arrangement };
}

/** A proposal for this match that the other side made. */
function answerable(
  proposal: Proposal | null,
  { matchId, side }: Pick<ProposalAnswer, 'matchId' | 'side'>,
): Proposal | null {
  return proposal?.matchId === matchId && proposal.side !== side ? proposal : null;
}

function stalenessOf(proposal: Proposal | null, { context, time }: ProposalAnswer): Stale | null {
  const { store, now } = context;
  if (proposal === null) return 'replaced';
  if (proposal.state === 'withdrawn') return withdrawnWhy(store, proposal);
  if (proposal.state === 'accepted') return 'arranged';
  if (proposal.state !== 'open') return proposal.state;
  if (!proposal.times.includes(time)) return 'replaced';
  return time <= now ? 'past' : null;
}

/** By who made it, or by another who was faster to answer an offer to several (ARR-17). */
export function withdrawnWhy(
  { proposals }: Pick<Store, 'proposals'>,
  { offerId }: Proposal,
): 'withdrawn' | 'taken' {
  return offerId !== null && proposals.isTaken(offerId) ? 'taken' : 'withdrawn';
}
