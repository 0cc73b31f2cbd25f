import type { Resource } from '../../demo/types.ts';
import type { CallsClub } from './club.ts';
import { CountingClient, type Row } from './row.ts';

/* Setting up a season: 300 players in 42 boxes, with their fixtures, reviewed and activated. */

const BOXES = Array.from({ length: 42 }, (_, at) => ({ name: `Box ${at + 1}` }));

interface Page {
  readonly data: readonly Resource[];
  readonly next_cursor: string | null;
}
interface CreatedFixtures {
  readonly created: number;
}

export function setUp({ adminKey }: CallsClub): Row {
  const way = (boxes: (client: CountingClient, path: string) => Promise<number>) => {
    return async (base: string) => {
      const client = new CountingClient(base, adminKey);
      const matches = await setUpSeason(client, boxes);
      return { result: matches, calls: client.calls };
    };
  };
  return {
    name: 'setting up 300 players',
    rounds: 3,
    before: way(setUpOneByOne),
    after: way(setUpInBatches),
  };
}

/** @returns the number of matches to play */
async function setUpSeason(
  client: CountingClient,
  boxes: (client: CountingClient, path: string) => Promise<number>,
): Promise<number> {
  const season = await client.call<Resource>('POST', '/v1/seasons', {
    name: 'Next season',
    starts_on: '2026-01-01',
    ends_on: '2099-12-31',
    results_deadline: '2099-12-31',
  });
  const body = { season_id: season.id, name: 'Boxes', discipline: 'singles' };
  const { id } = await client.call<Resource>('POST', '/v1/competitions', body);
  const path = `/v1/competitions/${id}`;
  const matches = await boxes(client, path);
  await client.call('PATCH', `/v1/seasons/${season.id}`, { state: 'active' });
  await client.call('PATCH', path, { state: 'active' });
  return matches;
}

async function setUpOneByOne(client: CountingClient, path: string): Promise<number> {
  const boxes: Resource[] = [];
  for (const box of BOXES) boxes.push(await client.call('POST', `${path}/divisions`, box));
  for (const row of makeRows(await readAllMembers(client), boxes)) {
    await client.call('POST', `${path}/entries`, row);
  }
  let matches = 0;
  for (const box of boxes) {
    matches += (await client.call<CreatedFixtures>('POST', `/v1/divisions/${box.id}/fixtures`))
      .created;
  }
  return matches;
}

async function setUpInBatches(client: CountingClient, path: string): Promise<number> {
  const boxes = await client.call<Page>('POST', `${path}/divisions/batch`, { items: BOXES });
  const items = makeRows(await readAllMembers(client), boxes.data);
  await client.call('POST', `${path}/entries/batch`, { items });
  const { created } = await client.call<CreatedFixtures>('POST', `${path}/fixtures`);
  await client.call('GET', `${path}/checks?to=active`);
  return created;
}

async function readAllMembers(client: CountingClient): Promise<Resource[]> {
  const members: Resource[] = [];
  let after = '';
  for (;;) {
    const page = await client.call<Page>('GET', `/v1/members?limit=200${after}`);
    members.push(...page.data);
    if (page.next_cursor === null) return members;
    after = `&after=${page.next_cursor}`;
  }
}

function makeRows(members: readonly Resource[], boxes: readonly Resource[]) {
  return members.map(({ id }, at) => ({
    member_ids: [id],
    division_id: boxes[at % boxes.length]?.id,
  }));
}
