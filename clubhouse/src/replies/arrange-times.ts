import { dataOrThrow } from '../api/answer.ts';
import { runAsMember } from '../api/as-member.ts';
import { acceptProposedTime } from '../arrange/agree.ts';
import { type OpenMatch, findOpenMatch } from '../arrange/open-match.ts';
import { submitProposal } from '../arrange/propose.ts';
import { readTimes } from '../arrange/wanted-times.ts';
import { makeTellers } from '../arrange-letters/tell.ts';
import { getDates } from '../messages/dates.ts';
import type { ReplyOutcome } from '../outcomes/reply-outcome.ts';
import type { AnsweredMatch } from './answered-match.ts';
import type { ClubTime } from '../reading/reading.ts';
import type { ReplyServices } from './reply-services.ts';

type OverOutcome = Extract<ReplyOutcome, { readonly kind: 'over' }>;
/** `told`: the answer to the author was stored together with the change. */
type TimeOutcome = ReplyOutcome | 'told';

interface TimeChoice {
  readonly proposalId: number;
  readonly time: number;
  /** Called in the transaction that arranges the match. */
  readonly onArranged: () => void;
}

interface TimesToPropose {
  readonly wanted: readonly ClubTime[];
  /** The proposal that the message answers, and that new times replace; null if there is none. */
  readonly seen: number | null;
  /** Called in the transaction that proposes `times`, in epoch milliseconds. */
  readonly onProposed: (times: readonly number[]) => void;
}

/**
 * Accepts one of the proposed times, as the button in the email does (ARR-7, ARR-14).
 * @returns null if the league lets nobody act for the member
 * @throws LeagueFailure
 */
export async function pickTime(
  answered: AnsweredMatch,
  { proposalId, time, onArranged }: TimeChoice,
  services: ReplyServices,
): Promise<TimeOutcome | null> {
  const { store, matchLocks, leagueAs, later } = services;
  const { website, club, mine, member } = answered;
  const [dates, now] = [getDates('en', club.timezone), services.now()];
  const open = await readOpenMatch(answered, now);
  if ('kind' in open) return open;
  const tellers = await makeTellers({ website, services, club }, open.match);
  const letters = { areAdded: false };
  const answering = {
    context: { store, matchLocks, dates, now },
    memberId: member.id,
    side: mine.side,
    proposalId,
    matchId: mine.id,
    time,
    tell: (...of: Parameters<typeof tellers.arranged>) => {
      tellers.arranged(...of);
      onArranged();
      letters.areAdded = true;
    },
  };
  const agreement = await runAsMember({ website, leagueAs, later }, member.id, (api) =>
    acceptProposedTime({ ...answering, api }),
  );
  if (agreement === null) return null;
  if (agreement.kind !== 'arranged') return agreement;
  return letters.areAdded ? 'told' : { kind: 'arranged', at: agreement.arrangement.startsAt };
}

/** Proposes times, as the match's form does (ARR-4, ARR-6, ARR-12). @throws LeagueFailure */
export async function proposeTimes(
  answered: AnsweredMatch,
  { wanted, seen, onProposed }: TimesToPropose,
  services: ReplyServices,
): Promise<TimeOutcome> {
  const { store, matchLocks } = services;
  const { website, club, mine, member } = answered;
  const [dates, now] = [getDates('en', club.timezone), services.now()];
  const open = await readOpenMatch(answered, now);
  if ('kind' in open) return open;
  const deadline = open.match.results_deadline;
  const { times, faults } = readTimes(wanted, { zone: club.timezone, now, deadline });
  const [fault] = faults.values();
  if (fault !== undefined) return { kind: 'not_proposed', why: fault };
  const tellers = await makeTellers({ website, services, club }, open.match);
  const { id: matchId, side } = mine;
  const about = { place: null, note: null, offerId: null };
  const proposed = await submitProposal(
    { store, matchLocks, dates, now },
    {
      proposal: { matchId, side, memberId: member.id, times, ...about },
      tell: (made) => {
        tellers.proposed(made);
        onProposed(made.times);
      },
    },
    seen,
  );
  if (proposed === 'another') return { kind: 'not_proposed', why: 'another' };
  return proposed === 'too_many' ? { kind: 'not_proposed', why: 'tooMany' } : 'told';
}

/** The match if its player can still arrange it, otherwise the reason (ARR-10). */
async function readOpenMatch(
  { website, club, match, mine, member }: AnsweredMatch,
  now: number,
): Promise<OpenMatch | OverOutcome> {
  const params = { path: { id: member.id } };
  const { data } = await dataOrThrow(website.GET('/v1/members/{id}/matches', { params }));
  const dates = getDates('en', club.timezone);
  const open = findOpenMatch(data, mine.id, member.id, { dates, now });
  if (open === null) return { kind: 'over', why: match.status === 'played' ? 'played' : 'closed' };
  return 'over' in open ? { kind: 'over', why: open.over } : open;
}
