import type { Proposal } from '../store/proposals.ts';
import type { ArrangeContext } from './context.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Each proposal causes an email, so a member can make only this many an hour (ARR-12). */
const MAX_PER_HOUR = 20;
/** How long a proposal is kept; by then the result is long known. */
const KEPT_MS = 400 * DAY_MS;

type NewProposal = Omit<Proposal, 'id' | 'state'>;

/** `another`: the open proposal is not `seen`; `too_many`: the hourly limit is reached. */
export type ProposeResult = Proposal | 'another' | 'too_many';

/** A proposal, and the emails to store with it. */
export interface ProposalToMake {
  readonly proposal: NewProposal;
  readonly tell: (made: Proposal) => void;
}

/**
 * Proposes times, replacing any open proposal (ARR-6).
 * @param seen the proposal in the form, to be replaced; null if there was none
 * @param others the same times for other matches (ARR-16), unless the other side has proposed times
 */
export function submitProposal(
  { store, matchLocks, now }: ArrangeContext,
  first: ProposalToMake,
  seen: number | null,
  others: readonly ProposalToMake[] = [],
): Promise<ProposeResult> {
  const ids = [first, ...others].map(({ proposal }) => proposal.matchId);
  return matchLocks.runAll(ids, async () =>
    store.together(() => {
      const open = store.proposals.openIn(ids);
      const isTheirs = ({ proposal: { matchId, side } }: ProposalToMake) =>
        (open.get(matchId)?.side ?? side) !== side;
      if (isTheirs(first) && open.get(first.proposal.matchId)?.id !== seen) return 'another';
      const all = [first, ...others.filter((one) => !isTheirs(one))];
      const made = store.proposals.countSince(first.proposal.memberId, now - HOUR_MS);
      if (made + all.length > MAX_PER_HOUR) return 'too_many';
      store.proposals.removeOlderThan(now - KEPT_MS);
      store.arrangements.removeOlderThan(now - KEPT_MS);
      const [added] = all.map(({ proposal, tell }) => {
        const one = store.proposals.add(proposal, now);
        tell(one);
        return one;
      });
      return added ?? 'another';
    }),
  );
}
