import type { LeagueClient } from '../api/client.ts';
import { type Agreement, arrangeTime } from '../arrange/agree.ts';
import type { ArrangeContext } from '../arrange/context.ts';
import type { OpenMatch } from '../arrange/open-match.ts';
import type { Arrangement } from '../store/arrangements.ts';
import type { ClubProposal } from '../store/club-proposals.ts';
import { dayOf } from './core/parts.ts';
import { hasEvenings, toInstant } from './shared-times.ts';

const TO_ANSWER_MS = 48 * 3_600_000;

/** A proposal that waits for answers. */
export interface LiveClubProposal extends ClubProposal {
  readonly day: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  /** When it lapses without both answers. */
  readonly until: number;
}

type Context = Pick<ArrangeContext, 'store' | 'dates' | 'now'>;

/** Finds the club's open proposals, by match (EVE-13). */
export function findClubProposals(
  matchIds: readonly string[],
  { store, dates, now }: Context,
): ReadonlyMap<string, LiveClubProposal> {
  if (!hasEvenings(store)) return new Map();
  const arranged = store.arrangements.of(matchIds);
  const live = store.evenings.proposals.of(matchIds).flatMap((one): LiveClubProposal[] => {
    const startsAt = one.part === null ? undefined : toInstant(one.part, dates);
    if (one.part === null || startsAt === undefined || one.state !== 'open') return [];
    const until = Math.min(one.madeAt + TO_ANSWER_MS, startsAt);
    const isReplaced =
      arranged.get(one.matchId)?.isCalledOff === false ||
      // Also once withdrawn or called off again.
      store.proposals.of(one.matchId).some(({ madeAt }) => madeAt >= one.madeAt);
    return now >= until || isReplaced ? [] : [{ ...one, day: dayOf(one.part), startsAt, until }];
  });
  return new Map(live.map((one) => [one.matchId, one]));
}

interface ClubAnswer extends OpenMatch {
  readonly context: ArrangeContext;
  /** The league as the answering member. */
  readonly api: LeagueClient;
  readonly memberId: string;
  readonly proposalId: number;
  readonly isAccepted: boolean;
  readonly tell: (arrangement: Arrangement, isMoved: boolean) => void;
}

/** Stores a side's answer; once both have accepted, arranges the match like any other (EVE-10). */
export function answerClubProposal(
  answer: ClubAnswer,
): Promise<Agreement | { readonly kind: 'waiting' | 'ended' }> {
  const { context, match, mine, proposalId, isAccepted } = answer;
  const { store, matchLocks } = context;
  const { proposals } = store.evenings;
  return matchLocks.run(mine.id, async () => {
    const proposal = findClubProposals([mine.id], context).get(mine.id);
    if (proposal?.id !== proposalId) return { kind: 'stale', why: 'replaced' };
    const { state, arranged_on: day } = match.plan;
    // After a stop between the league and the store, the same answer completes it.
    const isElsewhere = state === 'arranged' && day !== proposal.day;
    if (!isAccepted || isElsewhere) {
      proposals.close(proposalId, 'ended');
      return { kind: 'ended' };
    }
    if (proposal.acceptedSide !== (mine.side === 0 ? 1 : 0)) {
      proposals.accept(proposalId, mine.side);
      return { kind: 'waiting' };
    }
    const agreed = { matchId: mine.id, time: proposal.startsAt, place: null };
    return arrangeTime(answer, agreed, () => proposals.close(proposalId, 'arranged'));
  });
}

/** Proposals that lapsed without an answer, and while neither side offered times instead. */
export function listUnanswered(
  proposals: readonly ClubProposal[],
  offers: readonly { readonly madeAt: number }[],
  now: number,
): ClubProposal[] {
  return proposals.filter(({ state, madeAt }) => {
    const until = madeAt + TO_ANSWER_MS;
    const isMet = offers.some((one) => one.madeAt >= madeAt && one.madeAt < until);
    return state === 'open' && now >= until && !isMet;
  });
}
