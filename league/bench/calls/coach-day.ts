import type { CallsClub } from './club.ts';
import { CountingClient, type Row } from './row.ts';

/*
 * The work waiting for a coach: disputed matches with both reports, players with open matches,
 * applications, and drafts that no longer match their plan.
 */

interface Page<T> {
  readonly data: readonly T[];
}
interface ListItem {
  readonly id: string;
}
interface Detail extends ListItem {
  readonly claims: readonly { readonly side: number; readonly score: unknown }[];
}
interface PlacedCompetition {
  readonly id: string;
  readonly state: string;
  readonly previous_competition_id: string | null;
}
interface Draft extends PlacedCompetition {
  readonly draft_differs: boolean;
}
interface Plan {
  readonly differs: readonly unknown[];
}

export function compareCoachDay({ adminKey, seasonId }: CallsClub): Row {
  const way = (desk: (client: CountingClient, season: string) => Promise<unknown>) => {
    return async (base: string) => {
      const client = new CountingClient(base, adminKey);
      return { result: await desk(client, seasonId), calls: client.calls };
    };
  };
  return {
    name: 'a coach’s day',
    rounds: 20,
    before: way(loadDeskBefore),
    after: way(loadDeskNow),
  };
}

/** Only the single match had its claims, and only the plan showed whether a draft differs. */
async function loadDeskBefore(client: CountingClient, season: string) {
  const disputed = await client.call<Page<ListItem>>(
    'GET',
    '/v1/matches?limit=200&status=disputed',
  );
  const disputes: Detail[] = [];
  for (const { id } of disputed.data) disputes.push(await client.call('GET', `/v1/matches/${id}`));
  const others = await loadOthers(client, season);
  const { data } = await client.call<Page<PlacedCompetition>>('GET', '/v1/competitions?limit=200');
  const drafts: string[] = [];
  for (const { id, state, previous_competition_id: previous } of data) {
    if (state !== 'draft' || previous === null) continue;
    const plan = await client.call<Plan>('GET', `/v1/competitions/${id}/placements`);
    if (plan.differs.length > 0) drafts.push(id);
  }
  return { disputes: disputes.map(pickClaims), ...others, drafts };
}

async function loadDeskNow(client: CountingClient, season: string) {
  const path = '/v1/matches?limit=200&status=disputed&expand=detail';
  const disputes = await client.call<Page<Detail>>('GET', path);
  const others = await loadOthers(client, season);
  const { data } = await client.call<Page<Draft>>('GET', '/v1/competitions?limit=200&state=draft');
  const drafts = data.filter((one) => one.draft_differs).map(({ id }) => id);
  return { disputes: disputes.data.map(pickClaims), ...others, drafts };
}

/** Loads the rest, which always took this many calls. */
async function loadOthers(client: CountingClient, season: string) {
  const chase = await client.call<Page<unknown>>('GET', `/v1/chase-list?limit=50&season=${season}`);
  const requests = await client.call<Page<unknown>>('GET', '/v1/join-requests');
  return { chase: chase.data.length, requests: requests.data.length };
}

function pickClaims({ id, claims }: Detail) {
  return { id, claims: claims.map(({ side, score }) => ({ side, score })) };
}
