import type { Proposal } from '../store/proposals.ts';
import type { ArrangeContext } from './context.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A proposal writes a letter: so many in an hour by one member (ARR-12). */
const MAX_PER_HOUR = 20;
/** Answered or not, nobody asks about it after so long; a result has long been entered. */
const KEPT_MS = 400 * DAY_MS;

type NewProposal = Omit<Proposal, 'id' | 'state'>;

/** What became of it: `seen` is not what waits there now, or too many were made. */
export type ProposeResult = Proposal | 'another' | 'too_many';

/**
 * Proposes times, in the place of what waited for an answer (ARR-6).
 * @param seen the proposal that the form showed, which is to be replaced; null: there was none
 * @param tell what goes with it into the store: letters
 */
export function propose(
  { store, matchLocks, now }: ArrangeContext,
  proposal: NewProposal,
  seen: number | null,
  tell: (made: Proposal) => void,
): Promise<ProposeResult> {
  return matchLocks.run(proposal.matchId, async () =>
    store.together(() => {
      const open = store.proposals.openIn([proposal.matchId]).get(proposal.matchId);
      if (open !== undefined && open.side !== proposal.side && open.id !== seen) return 'another';
      const made = store.proposals.countSince(proposal.memberId, now - HOUR_MS);
      if (made >= MAX_PER_HOUR) return 'too_many';
      store.proposals.removeOlderThan(now - KEPT_MS);
      store.arrangements.removeOlderThan(now - KEPT_MS);
      const added = store.proposals.add(proposal, now);
      tell(added);
      return added;
    }),
  );
}
