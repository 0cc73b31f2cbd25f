import type { Api, LeagueClient } from './client.ts';
import { dataOrThrow } from './answer.ts';
import type { paths } from './schema.d.ts';

/** Days before a deadline from which the page names it. */
export const NEAR_DAYS = 14;
/** After this many days, the coach decides a report made by only one side. */
const WAITS_DAYS = 7;
const DAY_MS = 86_400_000;
/** Rows per list; the coach works from the top. */
const SHOWN = 25;
/** The number of matches to read. It includes recent reports, which need no coach yet. */
const MATCHES = 100;

export type DisputedMatch = Api<'ListedMatch'>;

type MatchListQuery = NonNullable<paths['/v1/matches']['get']['parameters']['query']>;

/** Everything that needs a coach, each list most urgent first. */
export interface Today {
  readonly disputes: readonly DisputedMatch[];
  /** Matches that one side has reported, while the other has been silent for long. */
  readonly waiting: readonly DisputedMatch[];
  readonly chase: readonly Api<'ChaseRow'>[];
  /** Whether there are more players to chase than were read, so that the page cannot count them. */
  readonly isChaseCut: boolean;
  readonly applications: readonly Api<'JoinRequest'>[];
  readonly drafts: readonly Api<'Competition'>[];
  readonly seasons: readonly Api<'Season'>[];
  /** Whether another list is longer than shown. */
  readonly hasMore: boolean;
}

/** Makes five calls to the league in parallel (COACH-5). */
export async function gatherToday(api: LeagueClient, now: number): Promise<Today> {
  const limit = SHOWN;
  const undecided: MatchListQuery = {
    status: ['disputed', 'reported'],
    competition_state: 'active',
    expand: 'detail',
    limit: MATCHES,
  };
  const [matches, chase, applications, drafts, seasons] = await Promise.all([
    dataOrThrow(api.listMatches(undecided)),
    dataOrThrow(api.getChaseList({ within_days: NEAR_DAYS, limit })),
    dataOrThrow(api.listJoinRequests({ limit })),
    dataOrThrow(api.listCompetitions({ state: 'draft', expand: 'draft', limit })),
    dataOrThrow(api.listSeasons({ state: 'active', limit })),
  ]);
  // Matches decided by a withdrawal need nobody (TAB-15).
  const undecidedYet = matches.data.filter(({ ruling }) => ruling === null);
  const since = new Map(undecidedYet.map((match) => [match, findDisputeTime(match)]));
  const of = (match: DisputedMatch) => since.get(match) ?? '';
  const oldestFirst = undecidedYet.toSorted((one, other) => (of(one) < of(other) ? -1 : 1));
  const isLate = (match: DisputedMatch) => now - Date.parse(of(match)) > WAITS_DAYS * DAY_MS;
  return {
    disputes: oldestFirst.filter(({ status }) => status === 'disputed'),
    waiting: oldestFirst.filter((match) => match.status === 'reported' && isLate(match)),
    chase: chase.data.filter(isTheirs),
    isChaseCut: chase.next_cursor !== null,
    applications: applications.data,
    drafts: drafts.data,
    seasons: seasons.data,
    hasMore: [matches, applications, drafts].some((page) => page.next_cursor !== null),
  };
}

/** Whether something is left for these players to do, not only for the other side. */
function isTheirs({ outstanding }: Api<'ChaseRow'>): boolean {
  return outstanding.some(({ status, waiting_on_us: owes }) => owes || status !== 'reported');
}

export function findDisputeTime({ claims = [], updated_at: updatedAt }: DisputedMatch): string {
  const said = claims.filter(({ state }) => state === 'pending').map((one) => one.submitted_at);
  return said.toSorted().at(-1) ?? updatedAt;
}
