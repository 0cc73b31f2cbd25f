import type { Resource } from '../../demo/types.ts';
import type { CallsClub } from './club.ts';
import { CountingClient, type Row } from './row.ts';

/*
 * The end of a season and the draft of the next. It needs the open matches, the earlier rules and
 * the boxes. The plan places everybody, and eight newcomers are added.
 */

const NEWCOMERS = 8;
const STATUSES = ['open', 'reported', 'disputed'];

interface Page<T = Resource> {
  readonly data: readonly T[];
  readonly next_cursor: string | null;
}
interface NamedResource extends Resource {
  readonly name: string;
}
interface Checks {
  readonly blockers: readonly unknown[];
  readonly warnings: readonly unknown[];
}
interface Newcomer {
  readonly member: Resource;
}

export function compareNextSeason(club: CallsClub): Row {
  const way = (job: (client: CountingClient, scene: Scene) => Promise<string>) => {
    return async (base: string) => {
      const scene = await makeScene(club);
      const client = new CountingClient(base, club.adminKey);
      const id = await job(client, scene);
      const entries = await club.admin.all<Resource>(`/v1/competitions/${id}/entries`);
      // So that the next round finds the same newcomers.
      for (const { id: member } of scene.newcomers) {
        await club.admin.call('PATCH', `/v1/members/${member}`, { wants_to_play: 'not_now' });
      }
      return { result: entries.length, calls: client.calls };
    };
  };
  return { name: 'closing and drafting', rounds: 3, before: way(planBefore), after: way(planNow) };
}

interface Scene {
  readonly season: string;
  readonly singles: string;
  readonly newcomers: readonly Resource[];
}

/** Eight members who wish to play and have never been entered. */
async function makeScene({ admin, seasonId, singlesId }: CallsClub): Promise<Scene> {
  const newcomers: Resource[] = [];
  for (let at = 0; at < NEWCOMERS; at++) {
    const fields = { display_name: `Newcomer ${at}`, wants_to_play: 'singles' };
    newcomers.push(await admin.call('POST', '/v1/members', fields));
  }
  return { season: seasonId, singles: singlesId, newcomers };
}

async function planBefore(client: CountingClient, { season, singles }: Scene): Promise<string> {
  for (const status of STATUSES) {
    await readAllPages(client, `/v1/matches?limit=200&competition=${singles}&status=${status}`);
  }
  await client.call('GET', `/v1/seasons/${season}/progress`);
  const boxes = await listBoxes(client, singles);
  const previous = await client.call<{ rules: unknown }>('GET', `/v1/competitions/${singles}`);
  const { id, path } = await createDraft(client, singles, { rules: previous.rules });
  const made: Resource[] = [];
  for (const { name } of boxes) made.push(await client.call('POST', `${path}/divisions`, { name }));
  await client.call('POST', `${path}/placements`);
  const members = await client.all<Resource & { wants_to_play: string | null }>('/v1/members');
  const there = await client.all<{ members: Resource[] }>(`/v1/competitions/${singles}/entries`);
  const entered = new Set(there.flatMap((entry) => entry.members.map((one) => one.id)));
  const fits = members.filter((one) => one.wants_to_play === 'singles' && !entered.has(one.id));
  for (const member of fits) {
    const entry = { member_ids: [member.id], division_id: made.at(-1)?.id };
    await client.call('POST', `${path}/entries`, entry);
  }
  return id;
}

async function planNow(client: CountingClient, { singles }: Scene): Promise<string> {
  await client.call<Checks>('GET', `/v1/competitions/${singles}/checks?to=complete`);
  const boxes = await listBoxes(client, singles);
  const { id, path } = await createDraft(client, singles, {});
  const items = boxes.map(({ name }) => ({ name }));
  const made = await client.call<Page>('POST', `${path}/divisions/batch`, { items });
  const plan = await client.call<{ newcomers: Newcomer[] }>('GET', `${path}/placements`);
  const place = plan.newcomers.map(({ member }) => ({
    member_ids: [member.id],
    division_id: made.data.at(-1)?.id,
  }));
  await client.call('POST', `${path}/placements`, { place });
  return id;
}

async function readAllPages(client: CountingClient, path: string): Promise<void> {
  for (let after: string | null = ''; after !== null;) {
    const page: Page = await client.call('GET', after === '' ? path : `${path}&after=${after}`);
    after = page.next_cursor;
  }
}

async function listBoxes(
  client: CountingClient,
  competition: string,
): Promise<readonly NamedResource[]> {
  return (
    await client.call<Page<NamedResource>>('GET', `/v1/competitions/${competition}/divisions`)
  ).data;
}

async function createDraft(client: CountingClient, previous: string, rules: object) {
  const season = await client.call<Resource>('POST', '/v1/seasons', { name: 'The season after' });
  const { id } = await client.call<Resource>('POST', '/v1/competitions', {
    season_id: season.id,
    name: 'singles',
    discipline: 'singles',
    previous_competition_id: previous,
    ...rules,
  });
  return { id, path: `/v1/competitions/${id}` };
}
