import type { LeagueClient } from '../api/client.ts';
import type { Arrangement } from '../store/arrangements.ts';
import type { Proposal } from '../store/proposals.ts';
import type { Store } from '../store/store.ts';
import type { ArrangeContext } from './context.ts';
import { type Over, setPlan } from './open-match.ts';

/** The reason a proposal can no longer be answered (ARR-8). */
export type Stale = 'arranged' | 'replaced' | 'withdrawn' | 'taken' | 'past';

export type Agreement =
  | { readonly kind: 'arranged'; readonly arrangement: Arrangement }
  | { readonly kind: 'stale'; readonly why: Stale }
  | { readonly kind: 'over'; readonly why: Over };

interface Arranging {
  readonly context: ArrangeContext;
  /** The league as the answering member. */
  readonly api: LeagueClient;
  readonly memberId: string;
  /** Adds emails in the transaction that stores the arrangement. */
  readonly tell: (arrangement: Arrangement, isMoved: boolean) => void;
}

interface ProposalAnswer extends Arranging {
  /** The answering side, which is not the one that proposed. */
  readonly side: 0 | 1;
  readonly proposalId: number;
  readonly matchId: string;
  /** One of the proposed times, in epoch milliseconds. */
  readonly time: number;
}

/**
 * Accepts one of the proposed times (ARR-7, ARR-8). Tells the league first: if the site stops in
 * between, the proposal stays open, and the same answer completes it later.
 */
export function acceptProposedTime(answering: ProposalAnswer): Promise<Agreement> {
  const { context, matchId, proposalId } = answering;
  const { store, matchLocks } = context;
  return matchLocks.run(matchId, () => {
    const offerId = store.proposals.find(proposalId)?.offerId ?? null;
    if (offerId === null) return acceptUnderLock(answering);
    return matchLocks.run(makeOfferLockKey(offerId), () => acceptUnderLock(answering));
  });
}

/** Locks a shared offer: its recipients answer one at a time. Lock the match's key first. */
export function makeOfferLockKey(offerId: string): string {
  return `offer ${offerId}`;
}

async function acceptUnderLock(answering: ProposalAnswer): Promise<Agreement> {
  const { context, matchId, time } = answering;
  const { store } = context;
  const proposal = findAnswerableProposal(store.proposals.find(answering.proposalId), answering);
  const stale = findStaleness(proposal, answering);
  if (proposal === null || stale !== null) {
    const before = store.arrangements.of([matchId]).get(matchId);
    const isSame = before?.startsAt === time && !before.isCalledOff && stale === 'arranged';
    return isSame
      ? { kind: 'arranged', arrangement: before }
      : { kind: 'stale', why: stale ?? 'replaced' };
  }
  const { place, offerId } = proposal;
  return arrangeTime(answering, { matchId, time, place }, () => {
    store.proposals.close(proposal.id, 'accepted');
    if (offerId !== null) store.proposals.closeOffer(offerId);
  });
}

/** @param close closes the proposal; call this under the match's lock */
export async function arrangeTime(
  { context, api, memberId, tell }: Arranging,
  { matchId, time, place }: Pick<ProposalAnswer, 'matchId' | 'time'> & Pick<Proposal, 'place'>,
  close: () => void,
): Promise<Agreement> {
  const { store, dates, now } = context;
  const before = store.arrangements.of([matchId]).get(matchId);
  const over = await setPlan(api, matchId, { state: 'arranged', arranged_on: dates.dateOf(time) });
  if (over !== null) return { kind: 'over', why: over };
  const arrangement = store.together(() => {
    close();
    const made = store.arrangements.set({ matchId, startsAt: time, place, memberId }, now);
    tell(made, before?.isCalledOff === false);
    return made;
  });
  return { kind: 'arranged', arrangement };
}

function findAnswerableProposal(
  proposal: Proposal | null,
  { matchId, side }: Pick<ProposalAnswer, 'matchId' | 'side'>,
): Proposal | null {
  return proposal?.matchId === matchId && proposal.side !== side ? proposal : null;
}

function findStaleness(proposal: Proposal | null, { context, time }: ProposalAnswer): Stale | null {
  const { store, now } = context;
  if (proposal === null) return 'replaced';
  if (proposal.state === 'withdrawn') return explainWithdrawal(store, proposal);
  if (proposal.state === 'accepted') return 'arranged';
  if (proposal.state !== 'open') return proposal.state;
  if (!proposal.times.includes(time)) return 'replaced';
  return time <= now ? 'past' : null;
}

/** Says whether the author withdrew it, or another player answered the offer first (ARR-17). */
export function explainWithdrawal(
  { proposals }: Pick<Store, 'proposals'>,
  { offerId }: Proposal,
): 'withdrawn' | 'taken' {
  return offerId !== null && proposals.isTaken(offerId) ? 'taken' : 'withdrawn';
}
