import { asMember } from '../api/as-member.ts';
import { agree } from '../arrange/agree.ts';
import { tellersFor } from '../arrange-letters/tell.ts';
import { datesOf } from '../messages/dates.ts';
import type { AnsweredMatch } from './answered-match.ts';
import { openMatchOf } from './open-match-of.ts';
import type { ReplyOutcome } from '../outcomes/reply-outcome.ts';
import type { ReplyServices } from './reply-services.ts';

interface TimeChoice {
  readonly proposalId: number;
  /** Epoch milliseconds. */
  readonly time: number;
  /** What goes into the store with the arrangement, beside the letters to everybody in the match. */
  readonly onArranged: () => void;
}

/** The letter to everybody in the match says it: there is nothing more to say. */
export type PickOutcome = ReplyOutcome | 'told';

/**
 * Takes one of the times that were proposed, as the button of the letter does (ARR-7, ARR-14).
 * @returns null where the league lets nobody act for the member @throws LeagueFailure
 */
export async function pickTime(
  answered: AnsweredMatch,
  { proposalId, time, onArranged }: TimeChoice,
  services: ReplyServices,
): Promise<PickOutcome | null> {
  const { store, matchLocks, leagueAs, later } = services;
  const { website, club, mine, member } = answered;
  const dates = datesOf('en', club.timezone);
  const now = services.now();
  const open = await openMatchOf(answered, now);
  if ('kind' in open) return open;
  const tellers = await tellersFor({ website, services, club }, open.match);
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
  const agreement = await asMember({ website, leagueAs, later }, member.id, (api) =>
    agree({ ...answering, api }),
  );
  if (agreement === null) return null;
  if (agreement.kind !== 'arranged') return agreement;
  return letters.areAdded ? 'told' : { kind: 'arranged', at: agreement.arrangement.startsAt };
}
