import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readId, type InstalledClub, list, startClub, text } from './club.ts';
import { expectStatus, startService } from './harness.ts';

const DAY = 24 * 60 * 60 * 1000;

async function addMember(club: InstalledClub, name: string): Promise<string> {
  return readId(await club.must('POST', '/v1/members', { display_name: name }));
}

/** The members after a cursor, page by page. */
async function readOn(club: InstalledClub, cursor: string | null): Promise<string[]> {
  const names: string[] = [];
  for (let after = cursor; ;) {
    const query = after === null ? '' : `&after=${after}`;
    const page = await club.must('GET', `/v1/members?limit=2${query}`);
    names.push(...list(page['data']).map((one) => text(one['display_name'])));
    if (page['next_cursor'] === null) return names;
    after = text(page['next_cursor']);
  }
}

test('API-1: members added after the clock went back come after the cursor, even while paging', async (t) => {
  const club = await startClub(t);
  const ids = [await addMember(club, 'A'), await addMember(club, 'B')];
  club.clock.now += DAY;
  ids.push(await addMember(club, 'C'));
  const cursor = ids.at(-1) ?? null;
  club.clock.now -= 2 * DAY;
  ids.push(await addMember(club, 'D'), await addMember(club, 'E'));
  assert.deepEqual(await readOn(club, cursor), ['D', 'E']);
  club.clock.now += DAY;
  ids.push(await addMember(club, 'F'));
  assert.deepEqual(await readOn(club, null), ['A', 'B', 'C', 'D', 'E', 'F']);
  assert.deepEqual(ids.toSorted(), ids);
});

test('API-1: a process that starts, or runs alongside, with an earlier clock makes later ids', async (t) => {
  const club = await startClub(t);
  const cursor = await addMember(club, 'A');
  const other = await startService(t, { database: club.database });
  other.clock.now = club.clock.now - DAY;
  const addThere = (display_name: string) =>
    other.call('POST', '/v1/members', { token: club.admin, body: { display_name } });
  expectStatus(await addThere('B'), 201);
  await addMember(club, 'C');
  expectStatus(await addThere('D'), 201);
  assert.deepEqual(await readOn(club, cursor), ['B', 'C', 'D']);
});
