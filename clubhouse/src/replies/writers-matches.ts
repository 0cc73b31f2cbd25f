import { dataOrThrow } from '../api/answer.ts';
import type { LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import type { Member } from '../api/members.ts';
import { type MyMatch, toMyMatch } from '../api/my-match.ts';
import { toWallTime } from '../arrange/club-time.ts';
import { getDates } from '../messages/dates.ts';
import { type Format, readFormat } from '../score/format.ts';
import type { Proposal } from '../store/proposals.ts';
import type { AnsweredMatch } from './answered-match.ts';
import type { CandidateMatch } from '../reading/meant-matches.ts';
import type { ClubTime, ReplyContext } from '../reading/reading.ts';
import type { ReplyServices } from './reply-services.ts';

export interface WritersMatch extends CandidateMatch {
  readonly mine: MyMatch;
}

interface WriterFacts {
  readonly website: LeagueClient;
  readonly member: Member;
  readonly club: Club;
  readonly services: Pick<ReplyServices, 'store' | 'now'>;
}

/** The matches a member may write about: those in active competitions. @throws LeagueFailure */
export async function readWritersMatches({
  website,
  member,
  club,
  services,
}: WriterFacts): Promise<WritersMatch[]> {
  const { id } = member;
  const now = services.now();
  const { data } = await dataOrThrow(
    website.GET('/v1/members/{id}/matches', { params: { path: { id } } }),
  );
  const formats = await readFormats(website, new Set(data.map((match) => match.competition_id)));
  const proposals = services.store.proposals.openIn(data.map((match) => match.id));
  const today = getDates('en', club.timezone).today(now);
  return data.flatMap((match) => {
    const mine = toMyMatch(match, id);
    const format = formats.get(match.competition_id);
    if (mine === null || format === undefined) return [];
    const { status, results_deadline: deadline } = match;
    const isDecided = status === 'played' || (deadline !== null && deadline < today);
    const proposal = findTheirProposal(proposals, mine);
    const context = makeReplyContext({
      format,
      member,
      mine,
      proposal,
      timezone: club.timezone,
      now,
    });
    return [{ mine, context, isDecided }];
  });
}

/** The other side's open proposal for a match; null if there is none. */
export function findTheirProposal(
  open: ReadonlyMap<string, Proposal>,
  { id, side }: MyMatch,
): Proposal | null {
  const proposal = open.get(id);
  return proposal !== undefined && proposal.side !== side ? proposal : null;
}

/** Private competitions are visible only to coaches and never named (LTR-16). */
async function readFormats(website: LeagueClient, ids: ReadonlySet<string>) {
  const competitions = await Promise.all(
    [...ids].map((id) =>
      dataOrThrow(website.GET('/v1/competitions/{id}', { params: { path: { id } } })),
    ),
  );
  const shown = competitions.filter(({ visibility }) => visibility === 'members');
  return new Map(shown.map(({ id, rules }) => [id, readFormat(rules)]));
}

interface MatchToRead {
  readonly format: Format;
  readonly member: Member;
  readonly mine: MyMatch;
  readonly proposal: Proposal | null;
  readonly timezone: string;
  readonly now: number;
}

export function makeMatchContext(
  { competition, mine, member, club }: AnsweredMatch,
  proposal: Proposal | null,
  now: number,
): ReplyContext {
  const { format } = competition.rules;
  return makeReplyContext({ format, member, mine, proposal, timezone: club.timezone, now });
}

/** The facts for reading a reply, without names on both sides, which say nothing about winners. */
function makeReplyContext({
  format,
  member,
  mine,
  proposal,
  timezone,
  now,
}: MatchToRead): ReplyContext {
  const own = [member.display_name, mine.partner ?? ''];
  const opponents = mine.opponents.map(({ display_name: name }) => name);
  const without = (names: readonly string[], others: readonly string[]) =>
    names.filter((name) => listWords(name).isDisjointFrom(listWords(others.join(' '))));
  return {
    format,
    own: without(own, opponents),
    opponents: without(opponents, own),
    proposed: (proposal?.times ?? []).map((time): ClubTime => toWallTime(timezone, time)),
    today: toWallTime(timezone, now).date,
  };
}

function listWords(name: string): Set<string> {
  return new Set(name.toLowerCase().match(/[\p{L}\p{M}]+/gu));
}
