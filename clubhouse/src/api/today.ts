import type { Api, LeagueClient } from './client.ts';
import { must } from './answer.ts';

/** How near a deadline is when it is said. */
export const NEAR_DAYS = 14;
/** Rows of each list: what comes first is decided first. */
const SHOWN = 25;

export type Disputed = Api<'ListedMatch'>;

/** What needs a coach, each list with what is most urgent first. */
export interface Today {
  readonly disputes: readonly Disputed[];
  readonly chase: readonly Api<'ChaseRow'>[];
  readonly applications: readonly Api<'JoinRequest'>[];
  readonly drafts: readonly Api<'Competition'>[];
  readonly seasons: readonly Api<'Season'>[];
  /** A list is longer than what is shown of it. */
  readonly hasMore: boolean;
}

/** Five calls to the league, at once (COACH-5). */
export async function gatherToday(api: LeagueClient): Promise<Today> {
  const limit = SHOWN;
  const disputed = {
    status: 'disputed',
    competition_state: 'active',
    expand: 'detail',
    limit,
  } as const;
  const [disputes, chase, applications, drafts, seasons] = await Promise.all([
    must(api.GET('/v1/matches', { params: { query: disputed } })),
    must(api.GET('/v1/chase-list', { params: { query: { within_days: NEAR_DAYS, limit } } })),
    must(api.GET('/v1/join-requests', { params: { query: { limit } } })),
    must(api.GET('/v1/competitions', { params: { query: { state: 'draft', limit } } })),
    must(api.GET('/v1/seasons', { params: { query: { state: 'active', limit } } })),
  ]);
  return {
    disputes: disputes.data.toSorted((one, other) => (sinceOf(one) < sinceOf(other) ? -1 : 1)),
    chase: chase.data.filter(isTheirs),
    applications: applications.data,
    drafts: drafts.data,
    seasons: seasons.data,
    hasMore: [disputes, chase, applications, drafts].some((page) => page.next_cursor !== null),
  };
}

/** Whether something is left for them to do, and not for the other side alone. */
function isTheirs({ outstanding }: Api<'ChaseRow'>): boolean {
  return outstanding.some(({ status, waiting_on_us: owes }) => owes || status !== 'reported');
}

/** When the two sides last said something different. */
export function sinceOf({ claims = [], updated_at: updatedAt }: Disputed): string {
  const said = claims.filter(({ state }) => state === 'pending').map((one) => one.submitted_at);
  return said.toSorted().at(-1) ?? updatedAt;
}
