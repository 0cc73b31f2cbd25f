import { propose } from '../arrange/propose.ts';
import { readTimes } from '../arrange/wanted-times.ts';
import { tellersFor } from '../arrange-letters/tell.ts';
import { datesOf } from '../messages/dates.ts';
import type { AnsweredMatch } from './answered-match.ts';
import { openMatchOf } from './open-match-of.ts';
import type { ClubTime } from './core/reading.ts';
import type { PickOutcome } from './pick-time.ts';
import type { ReplyServices } from './reply-services.ts';

interface TimesToPropose {
  readonly wanted: readonly ClubTime[];
  /** The proposal that the letter was about, whose place these take; null: none. */
  readonly seen: number | null;
  /** What goes into the store with it, beside the letters to the others. @param times epoch milliseconds */
  readonly onProposed: (times: readonly number[]) => void;
}

/** Proposes times, as the form of the match does (ARR-4, ARR-6, ARR-12). @throws LeagueFailure */
export async function proposeTimes(
  answered: AnsweredMatch,
  { wanted, seen, onProposed }: TimesToPropose,
  services: ReplyServices,
): Promise<PickOutcome> {
  const { store, matchLocks } = services;
  const { website, club, mine, member } = answered;
  const dates = datesOf('en', club.timezone);
  const now = services.now();
  const open = await openMatchOf(answered, now);
  if ('kind' in open) return open;
  const deadline = open.match.results_deadline;
  const { times, faults } = readTimes(wanted, { zone: club.timezone, now, deadline });
  const [fault] = faults.values();
  if (fault !== undefined) return { kind: 'not_proposed', why: fault };
  const tellers = await tellersFor({ website, services, club }, open.match);
  const { id: matchId, side } = mine;
  const about = { place: null, note: null, offerId: null };
  const proposed = await propose(
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
  if (proposed === 'too_many') return { kind: 'not_proposed', why: 'tooMany' };
  return 'told';
}
