import type { CallsClub } from './club.ts';
import { CountingClient, type Row } from './row.ts';

/*
 * A player's home: my rank in each competition, and my matches with the opponents, the side that
 * each waits for, and the state of its arrangement.
 */

interface OwnPlacement {
  readonly competition_id: string;
  readonly competition_name: string;
}
interface PlacedNow extends OwnPlacement {
  readonly entry_id: string;
  readonly rank: number | null;
  readonly points: number | null;
  readonly played: number | null;
}
interface Side {
  readonly side: number;
  readonly entry_id: string;
}
interface ListedMatch {
  readonly id: string;
  readonly status: string;
  readonly sides: readonly Side[];
}
interface MyMatch extends ListedMatch {
  readonly my_side: number;
  readonly waiting_on: number | null;
  readonly opponents: readonly { readonly display_name: string }[];
  readonly plan: { readonly state: string };
}
interface Entry {
  readonly id: string;
  readonly division_id: string;
}
interface TableRow {
  readonly entry_id: string;
  readonly rank: number | null;
  readonly points: number;
  readonly played: number;
  readonly members: readonly { readonly display_name: string }[];
}
interface List<T> {
  readonly data: readonly T[];
}

export function comparePlayerHome({ session }: CallsClub): Row {
  return {
    name: 'a player’s home',
    rounds: 40,
    before: async (base) => {
      const client = new CountingClient(base, session);
      return { result: await loadHomeBefore(client), calls: client.calls };
    },
    after: async (base) => {
      const client = new CountingClient(base, session);
      return { result: await loadHomeNow(client), calls: client.calls };
    },
  };
}

/** The old way: finding what waits for me required reading each reported match. */
async function loadHomeBefore(client: CountingClient) {
  const get = <T>(path: string) => client.call<T>('GET', path);
  const me = await get<{ credential: { member: { id: string } } }>('/v1/me');
  const member = me.credential.member.id;
  const { placements } = await get<{ placements: OwnPlacement[] }>('/v1/me/placements');
  const plans = await get<List<{ match_id: string; state: string }>>('/v1/me/match-plans');
  const planOf = new Map(plans.data.map((plan) => [plan.match_id, plan.state]));
  await get('/v1/seasons');
  const standing = [];
  const matches = [];
  for (const { competition_id: id, competition_name } of placements) {
    const path = `/v1/competitions/${id}`;
    const entry = (await get<List<Entry>>(`${path}/entries?member=${member}`)).data[0];
    if (!entry) continue;
    await get(path);
    const table = await get<{ rows: TableRow[] }>(`/v1/divisions/${entry.division_id}/standings`);
    const row = table.rows.find((one) => one.entry_id === entry.id);
    const { rank = null, points = null, played = null } = row ?? {};
    standing.push({ competition_name, rank, points, played });
    const names = new Map(table.rows.map((one) => [one.entry_id, one.members]));
    const listed = await get<List<ListedMatch>>(`/v1/matches?limit=200&entry=${entry.id}`);
    for (const match of listed.data) {
      const isReported = match.status === 'reported';
      const detail = isReported
        ? await get<{ waiting_on: number | null }>(`/v1/matches/${match.id}`)
        : { waiting_on: null };
      const mine = match.sides.find((side) => side.entry_id === entry.id);
      const other = match.sides.find((side) => side.entry_id !== entry.id);
      matches.push({
        id: match.id,
        mine: mine?.side,
        waitingOn: detail.waiting_on,
        opponents: (names.get(other?.entry_id ?? '') ?? []).map((one) => one.display_name),
        plan: planOf.get(match.id) ?? 'to_arrange',
      });
    }
  }
  return { standing, matches: matches.toSorted(compareIds) };
}

async function loadHomeNow(client: CountingClient) {
  const { placements } = await client.call<{ placements: PlacedNow[] }>('GET', '/v1/me/placements');
  const { data } = await client.call<List<MyMatch>>('GET', '/v1/me/matches');
  const matches = data.map((match) => ({
    id: match.id,
    mine: match.my_side,
    waitingOn: match.waiting_on,
    opponents: match.opponents.map((one) => one.display_name),
    plan: match.plan.state,
  }));
  return {
    standing: placements.map(({ competition_name, rank, points, played }) => ({
      competition_name,
      rank,
      points,
      played,
    })),
    matches: matches.toSorted(compareIds),
  };
}

function compareIds(one: { readonly id: string }, other: { readonly id: string }): number {
  return one.id < other.id ? -1 : 1;
}
