import { dataOrThrow } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';
import { findDisputeTime } from './today.ts';

type ListedMatch = Api<'ListedMatch'>;
type ListedClaim = NonNullable<ListedMatch['claims']>[number];

export interface UnansweredReport {
  readonly match: ListedMatch;
  readonly claim: ListedClaim;
  readonly since: number;
}

const DAY_MS = 86_400_000;
const MAX_MATCHES = 200;

/** Reports unanswered for at least this long, oldest first; no withdrawals (TAB-15). One call. */
export async function readUnansweredReports(
  api: LeagueClient,
  { now, days }: { readonly now: number; readonly days: number },
): Promise<UnansweredReport[]> {
  const query = {
    status: ['reported' as const],
    competition_state: 'active' as const,
    expand: 'detail' as const,
    limit: MAX_MATCHES,
  };
  const { data } = await dataOrThrow(api.listMatches(query));
  return data
    .filter(({ ruling }) => ruling === null)
    .flatMap((match) => {
      const claim = findPendingClaim(match);
      return claim === null ? [] : [{ match, claim, since: Date.parse(findDisputeTime(match)) }];
    })
    .filter(({ since }) => days === 0 || now - since > days * DAY_MS)
    .toSorted((one, other) => one.since - other.since);
}

/** The report of one side, as long as the other has not reported; null otherwise. */
export function findPendingClaim({ status, claims = [] }: Pick<ListedMatch, 'status' | 'claims'>) {
  const [claim, ...others] = claims.filter(({ state }) => state === 'pending');
  return status === 'reported' && claim !== undefined && others.length === 0 ? claim : null;
}
