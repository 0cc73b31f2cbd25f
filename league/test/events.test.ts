import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMembers, idOf, type Installed, list, startClub, text } from './club.ts';
import { expectStatus, type Json } from './harness.ts';

async function readAll(club: Installed, limit = 7): Promise<Json[]> {
  const events: Json[] = [];
  let after = '';
  for (;;) {
    const page = await club.must('GET', `/v1/events?limit=${limit}${after}`);
    events.push(...list(page['data']));
    after = `&after=${text(page['next_cursor'])}`;
    if (JSON.stringify(page['has_more']) === 'false') return events;
  }
}

test('EVT-1: a reader sees each event exactly once, also those of writers at work', async (t) => {
  const club = await startClub(t);
  const seen: string[] = [];
  let cursor = '';
  const poll = async () => {
    const page = await club.must('GET', `/v1/events?limit=3${cursor}`);
    seen.push(...list(page['data']).map(idOf));
    cursor = `&after=${text(page['next_cursor'])}`;
    return list(page['data']).length;
  };
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let index = 0; index < 5; index++) {
      await club.must('POST', '/v1/members', { display_name: `M ${writer} ${index}` });
    }
  });
  const reading = (async () => {
    for (let index = 0; index < 30; index++) await poll();
  })();
  await Promise.all([...writers, reading]);
  while ((await poll()) > 0);
  assert.deepEqual(seen, (await readAll(club)).map(idOf));
  assert.equal(new Set(seen).size, seen.length);
  assert.equal(seen.length, 45);
});

test('EVT-1: a transaction that is late to commit is not overtaken by one that began after', async (t) => {
  const club = await startClub(t);
  const order: string[] = [];
  const late = club.database.write(async (db) => {
    order.push('late begins');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await db
      .updateTable('feed')
      .set((row) => ({ position: row('position', '+', 1) }))
      .execute();
    order.push('late ends');
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  const early = club
    .must('POST', '/v1/members', { display_name: 'Early' })
    .then(() => order.push('early'));
  await Promise.all([late, early]);
  assert.deepEqual(order, ['late begins', 'late ends', 'early']);
});

test('EVT-2: next_cursor is a cursor to poll from, also on an empty page', async (t) => {
  const club = await startClub(t);
  const end = await club.must('GET', '/v1/events?limit=200');
  assert.equal(end['has_more'], false);
  const cursor = text(end['next_cursor']);
  const empty = await club.must('GET', `/v1/events?after=${cursor}`);
  assert.deepEqual(empty, { data: [], next_cursor: cursor, has_more: false });
  await addMembers(club, 1);
  const next = await club.must('GET', `/v1/events?after=${cursor}`);
  assert.deepEqual(
    list(next['data']).map((event) => event['kind']),
    ['member.created'],
  );
  const wrong = await club.call('GET', '/v1/events?after=nonsense', { token: club.admin });
  expectStatus(wrong, 400, 'invalid_request');
});

test('EVT-9: after=now tells nothing of what has been, and where to poll from', async (t) => {
  const club = await startClub(t);
  await addMembers(club, 2);
  club.statements.length = 0;
  const now = await club.must('GET', '/v1/events?after=now');
  assert.ok(club.statements.every((sql) => !/from "events"/.test(sql)));
  const last = list((await club.must('GET', '/v1/events?limit=200'))['data']).at(-1);
  assert.deepEqual(now, { data: [], next_cursor: last?.['cursor'], has_more: false });
  await addMembers(club, 1);
  const next = await club.must('GET', `/v1/events?after=${text(now['next_cursor'])}`);
  assert.deepEqual(
    list(next['data']).map((event) => event['kind']),
    ['member.created'],
  );
  const newest = '/v1/events?order=newest&limit=2';
  assert.deepEqual(await club.must('GET', `${newest}&after=now`), await club.must('GET', newest));
});

test('EVT-3: order=newest reads backwards to the beginning', async (t) => {
  const club = await startClub(t);
  await addMembers(club, 3);
  const forward = (await readAll(club)).map(idOf);
  const backward: string[] = [];
  let after = '';
  for (;;) {
    const page = await club.must('GET', `/v1/events?order=newest&limit=3${after}`);
    backward.push(...list(page['data']).map(idOf));
    if (page['next_cursor'] === null) break;
    after = `&after=${text(page['next_cursor'])}`;
  }
  assert.deepEqual(backward.toReversed(), forward);
});

test('EVT-5: names are resolved when read, and members’ names need members:read', async (t) => {
  const club = await startClub(t);
  const [id = ''] = await addMembers(club, 1);
  await club.signIn(id);
  await club.must('PATCH', `/v1/members/${id}`, { display_name: 'Ann Bell' });
  const started = (events: Json[]) => events.find((one) => text(one['kind']) === 'session.started');
  const seen = started(await readAll(club));
  assert.deepEqual([seen?.['actor_name'], seen?.['subject_name']], ['Ann Bell', 'Ann Bell']);
  const token = await club.keyWith('league:read');
  const page = await club.call('GET', '/v1/events?limit=200', { token });
  const plain = started(list(page.body['data']));
  assert.deepEqual([plain?.['actor_name'], plain?.['subject_name']], [null, null]);
  assert.doesNotMatch(page.text, /Ann/);
});

test('EVT-7: a write that is refused or changes nothing records nothing', async (t) => {
  const club = await startClub(t);
  const [id = ''] = await addMembers(club, 1);
  const before = (await readAll(club)).length;
  await club.call('PATCH', `/v1/members/${id}`, { token: club.admin, body: { level: 11 } });
  await club.must('PATCH', `/v1/members/${id}`, { display_name: 'Ann Lee' });
  await club.must('PATCH', '/v1/club', { name: 'Riverside' });
  assert.equal((await readAll(club)).length, before);
});
