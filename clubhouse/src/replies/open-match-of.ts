import { must } from '../api/answer.ts';
import { type OpenMatch, openMatchIn } from '../arrange/open-match.ts';
import { datesOf } from '../messages/dates.ts';
import type { ReplyOutcome } from '../outcomes/reply-outcome.ts';
import type { AnsweredMatch } from './answered-match.ts';

type OverOutcome = Extract<ReplyOutcome, { readonly kind: 'over' }>;

/**
 * The match as one of those that its player can still arrange, or why it is none any more (ARR-10).
 * @param now epoch milliseconds @throws LeagueFailure
 */
export async function openMatchOf(
  { website, club, match, mine, member }: AnsweredMatch,
  now: number,
): Promise<OpenMatch | OverOutcome> {
  const params = { path: { id: member.id } };
  const { data } = await must(website.GET('/v1/members/{id}/matches', { params }));
  const dates = datesOf('en', club.timezone);
  const open = openMatchIn(data, mine.id, member.id, { dates, now });
  if (open === null) return { kind: 'over', why: match.status === 'played' ? 'played' : 'closed' };
  return 'over' in open ? { kind: 'over', why: open.over } : open;
}
