import { must } from '../api/answer.ts';
import type { LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import type { Member } from '../api/members.ts';
import { type MyMatch, myMatch } from '../api/my-match.ts';
import { datesOf } from '../messages/dates.ts';
import { contextOf } from './act-on-reading.ts';
import type { Proposal } from '../store/proposals.ts';
import type { Store } from '../store/store.ts';
import type { CandidateMatch } from './core/meant-matches.ts';

export interface WritersMatch extends CandidateMatch {
  readonly mine: MyMatch;
}

interface WriterFacts {
  readonly member: Member;
  readonly club: Club;
  readonly store: Pick<Store, 'proposals'>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The matches that a member may write about: those of the competitions under way. @throws LeagueFailure */
export async function writersMatches(
  website: LeagueClient,
  { member, club, store, now }: WriterFacts,
): Promise<WritersMatch[]> {
  const { id } = member;
  const { data } = await must(
    website.GET('/v1/members/{id}/matches', { params: { path: { id } } }),
  );
  const formats = await formatsOf(website, new Set(data.map((match) => match.competition_id)));
  const proposals = store.proposals.openIn(data.map((match) => match.id));
  const today = datesOf('en', club.timezone).today(now);
  return data.flatMap((match) => {
    const mine = myMatch(match, id);
    const format = formats.get(match.competition_id);
    if (mine === null || format === undefined) return [];
    const { status, results_deadline: deadline } = match;
    const isDecided = status === 'played' || (deadline !== null && deadline < today);
    const context = contextOf({
      format,
      own: [member.display_name, mine.partner ?? ''],
      opponents: mine.opponents.map(({ display_name: name }) => name),
      proposal: theirProposal(proposals, mine),
      timezone: club.timezone,
      now,
    });
    return [{ mine, context, isDecided }];
  });
}

/** What the other side proposes for a match; null: nothing. */
export function theirProposal(
  open: ReadonlyMap<string, Proposal>,
  { id, side }: MyMatch,
): Proposal | null {
  const proposal = open.get(id);
  return proposal !== undefined && proposal.side !== side ? proposal : null;
}

/** A private competition is the coach's alone: it is named to nobody (LTR-16). */
async function formatsOf(website: LeagueClient, ids: ReadonlySet<string>) {
  const competitions = await Promise.all(
    [...ids].map((id) => must(website.GET('/v1/competitions/{id}', { params: { path: { id } } }))),
  );
  const shown = competitions.filter(({ visibility }) => visibility === 'members');
  return new Map(shown.map(({ id, rules }) => [id, rules.format]));
}
