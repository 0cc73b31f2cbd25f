import { LeagueFailure, dataOrThrow } from '../api/answer.ts';
import type { Api, LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import { type Member, readMembersById } from '../api/members.ts';
import { type MyMatch, toMyMatch } from '../api/my-match.ts';
import type { ReplyServices } from './reply-services.ts';

export interface AnsweredMatch {
  readonly website: LeagueClient;
  readonly club: Club;
  readonly member: Member;
  readonly match: Api<'MatchDetail'>;
  readonly mine: MyMatch;
  readonly competition: Api<'Competition'>;
  readonly deadline: string | null;
  /** The reason the league accepts no more entries; null if it accepts them. */
  readonly ended: 'results_closed' | 'competition_closed' | null;
}

/**
 * Null if nobody should get an answer: the member or the match is gone, or the member no longer
 * plays in the match.
 */
export async function readAnsweredMatch(
  { memberId, matchId }: { readonly memberId: string; readonly matchId: string },
  website: LeagueClient,
  services: Pick<ReplyServices, 'club' | 'now'>,
): Promise<AnsweredMatch | null> {
  const [club, members, match] = await Promise.all([
    services.club(website),
    readMembersById(website, [memberId]),
    nullIfMissing(
      dataOrThrow(website.GET('/v1/matches/{id}', { params: { path: { id: matchId } } })),
    ),
  ]);
  const [member] = members;
  const isMember = member !== undefined && member.status !== 'left' && member.deleted_at === null;
  const mine = match === null ? null : toMyMatch(match, memberId);
  if (!isMember || match === null || mine === null) return null;
  const path = { id: match.competition_id };
  const competition = await dataOrThrow(website.GET('/v1/competitions/{id}', { params: { path } }));
  // Private competitions are visible only to coaches; emails never name them (LTR-16).
  if (competition.visibility !== 'members') return null;
  const season = { params: { path: { id: competition.season_id } } };
  const { results_deadline: deadline, results_close_at: closesAt } = await dataOrThrow(
    website.GET('/v1/seasons/{id}', season),
  );
  const isLate = closesAt !== null && Date.parse(closesAt) <= services.now();
  const isUnderway = competition.state === 'active';
  const ended = isUnderway ? (isLate ? 'results_closed' : null) : 'competition_closed';
  return { website, club, member, match, mine, competition, deadline, ended };
}

async function nullIfMissing<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof LeagueFailure && error.status === 404) return null;
    throw error;
  }
}
