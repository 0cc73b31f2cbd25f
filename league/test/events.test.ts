import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { migrateDatabase } from '../src/db/migrate.ts';
import {
  addMembers,
  readId,
  type InstalledClub,
  list,
  playDivision,
  startClub,
  text,
  wonBy,
} from './club.ts';
import { expectStatus, type Json } from './harness.ts';

const DAY_MS = 86_400_000;

async function readAll(club: InstalledClub, limit = 7): Promise<Json[]> {
  const events: Json[] = [];
  let after = '';
  for (;;) {
    const page = await club.must('GET', `/v1/events?limit=${limit}${after}`);
    events.push(...list(page['data']));
    after = `&after=${text(page['next_cursor'])}`;
    if (JSON.stringify(page['has_more']) === 'false') return events;
  }
}

test('EVT-1: a reader sees each event exactly once, even with concurrent writers', async (t) => {
  const club = await startClub(t);
  const seen: string[] = [];
  let cursor = '';
  const poll = async () => {
    const page = await club.must('GET', `/v1/events?limit=3${cursor}`);
    seen.push(...list(page['data']).map(readId));
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
  assert.deepEqual(seen, (await readAll(club)).map(readId));
  assert.equal(new Set(seen).size, seen.length);
  assert.equal(seen.length, 45);
});

test('EVT-1: a transaction that commits late is not overtaken by a later one', async (t) => {
  const club = await startClub(t);
  const order: string[] = [];
  const [begun, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = club.database.write(async (db) => {
    order.push('late begins');
    begun.resolve();
    await waiting.promise;
    await db
      .updateTable('feed')
      .set((row) => ({ position: row('position', '+', 1) }))
      .execute();
    order.push('late ends');
  });
  await begun.promise;
  const early = club
    .must('POST', '/v1/members', { display_name: 'Early' })
    .then(() => order.push('early'));
  while (club.database.load().writesWaiting === 0) await setImmediate();
  waiting.resolve();
  await Promise.all([late, early]);
  assert.deepEqual(order, ['late begins', 'late ends', 'early']);
});

test('EVT-2: next_cursor is a cursor to poll from, even on an empty page', async (t) => {
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

test('EVT-9: after=now skips past events and says where to poll from', async (t) => {
  const club = await startClub(t);
  await addMembers(club, 2);
  // The first request makes the service check which cached answers have changed.
  await club.must('GET', '/v1/club');
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
  const forward = (await readAll(club)).map(readId);
  const backward: string[] = [];
  let after = '';
  for (;;) {
    const page = await club.must('GET', `/v1/events?order=newest&limit=3${after}`);
    backward.push(...list(page['data']).map(readId));
    if (page['next_cursor'] === null) break;
    after = `&after=${text(page['next_cursor'])}`;
  }
  assert.deepEqual(backward.toReversed(), forward);
});

test('EVT-5: names are resolved on reading, and members’ names need members:read', async (t) => {
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

test('EVT-11: an event names only the member whose session acted', async (t) => {
  const club = await startClub(t);
  const [ann = ''] = await addMembers(club, 1);
  const session = await club.signIn(ann);
  await club.call('POST', `/v1/members/${ann}/pause`, { token: session });
  await club.must('DELETE', `/v1/members/${ann}/pause`);
  const events = await readAll(club);
  const actorOf = (kind: string) =>
    events.find((one) => text(one['kind']) === kind)?.['actor_member_id'];
  assert.equal(actorOf('member.paused'), ann);
  assert.equal(actorOf('member.resumed'), null);
});

test('EVT-7: a write that is refused or changes nothing records no event', async (t) => {
  const club = await startClub(t);
  const [id = ''] = await addMembers(club, 1);
  const before = (await readAll(club)).length;
  await club.call('PATCH', `/v1/members/${id}`, { token: club.admin, body: { level: 11 } });
  await club.must('PATCH', `/v1/members/${id}`, { display_name: 'Ann Lee' });
  await club.must('PATCH', '/v1/club', { name: 'Riverside' });
  assert.equal((await readAll(club)).length, before);
});

test('EVT-10: the feed filters by kind and subject, page by page', async (t) => {
  const club = await startClub(t);
  const [ann = '', bo = ''] = await addMembers(club, 2);
  for (const level of [1, 2, 3]) {
    for (const id of [ann, bo]) await club.must('PATCH', `/v1/members/${id}`, { level });
  }
  await club.must('POST', `/v1/members/${ann}/pause`);
  const all = list((await club.must('GET', '/v1/events?limit=200'))['data']);
  const only = (keep: (event: Json) => boolean) => all.filter(keep).map(readId);
  const found = async (query: string) => {
    const seen: string[] = [];
    for (let after = ''; ;) {
      const page = await club.must('GET', `/v1/events?${query}${after}`);
      seen.push(...list(page['data']).map(readId));
      if (page['next_cursor'] === null || page['has_more'] === (false as never)) return seen;
      after = `&after=${text(page['next_cursor'])}`;
    }
  };
  const kinds = (...wanted: string[]) => only((event) => wanted.includes(text(event['kind'])));
  const ofAnn = only((event) => event['subject']?.['id'] === (ann as never));
  assert.equal(ofAnn.length, 5);
  for (const limit of [1, 2, 200]) {
    const page = `&limit=${limit}`;
    assert.deepEqual(await found(`kind=member.created${page}`), kinds('member.created'));
    const two = kinds('member.created', 'member.paused');
    assert.deepEqual(await found(`kind=member.created&kind=member.paused${page}`), two);
    assert.deepEqual(await found(`kind=member.paused,member.created${page}`), two);
    assert.deepEqual(
      await found(`kind=member.paused,member.created&order=newest${page}`),
      two.toReversed(),
    );
    assert.deepEqual(await found(`subject=${ann}${page}`), ofAnn);
    assert.deepEqual(await found(`subject=${ann}&order=newest${page}`), ofAnn.toReversed());
    const paused = kinds('member.paused');
    assert.deepEqual(
      await found(`subject=${ann}&kind=member.paused,season.created${page}`),
      paused,
    );
    assert.deepEqual(await found(`subject=${bo}&kind=member.paused${page}`), []);
    assert.deepEqual(await found(`subject=01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e${page}`), []);
  }
  for (const wrong of [
    'kind=',
    'kind=member',
    'kind=member.created,',
    'subject=x',
    `subject=${ann}&subject=${bo}`,
  ]) {
    const answer = await club.call('GET', `/v1/events?${wrong}`, { token: club.admin });
    expectStatus(answer, 400, 'invalid_request');
  }
});

test('EVT-10, EVT-2: polling with a filter misses nothing, and starts where the feed ended', async (t) => {
  const club = await startClub(t);
  const poll = async (after: string) =>
    club.must('GET', `/v1/events?kind=member.created&limit=2${after && `&after=${after}`}`);
  const empty = await poll('');
  const end = async () => text((await club.must('GET', '/v1/events?limit=200'))['next_cursor']);
  assert.equal(empty['next_cursor'], await end());
  const ids = await addMembers(club, 3);
  const first = await poll(text(empty['next_cursor']));
  assert.equal(first['has_more'], true);
  const second = await poll(text(first['next_cursor']));
  const subjects = [...list(first['data']), ...list(second['data'])].map(
    (event) => event['subject']?.['id'],
  );
  assert.deepEqual(subjects, ids);
  assert.deepEqual([second['has_more'], second['next_cursor']], [false, await end()]);
  // A cursor skips events that do not match, and one ahead of the feed is kept.
  await club.must('PATCH', `/v1/members/${ids[0]}`, { level: 2 });
  const third = await poll(text(second['next_cursor']));
  assert.deepEqual([third['data'], third['next_cursor']], [[], await end()]);
  const ahead = Buffer.from('e1.1000000').toString('base64url');
  assert.equal((await poll(ahead))['next_cursor'], ahead);
});

test('EVT-12: filters by member, competition, key and day match a manual search', async (t) => {
  const club = await startClub(t);
  const box = await playDivision(club, { players: 3 });
  const ben = await club.must('POST', '/v1/api-keys', { name: 'Ben', scopes: ['results:write'] });
  club.clock.now += DAY_MS;
  await playDivision(club, { players: 2, discipline: 'doubles' });
  const [first = '', second = ''] = box.members;
  const draft = await club.must('POST', '/v1/competitions', {
    season_id: box.season,
    name: 'Draft',
    discipline: 'singles',
  });
  const path = `/v1/competitions/${readId(draft)}`;
  const division = await club.must('POST', `${path}/divisions`, { name: 'Gone' });
  const body = { member_ids: [first], division_id: division['id'] };
  const entry = await club.must('POST', `${path}/entries`, body);
  await club.must('DELETE', `/v1/entries/${readId(entry)}`);
  await club.must('DELETE', `/v1/divisions/${readId(division)}`);
  club.clock.now += DAY_MS;
  const match = readId(box.matches.find(({ sides }) => JSON.stringify(sides).includes(second)));
  const said = { token: text(ben['key']), body: { ...wonBy(0), side: 0 } };
  expectStatus(await club.call('POST', `/v1/matches/${match}/claims`, said), 200);
  await club.must('POST', `/v1/entries/${box.entries[1]}/opt-out`);
  const optedOut = 'entry.opted_out';
  const session = await club.signIn(first);
  const pausing = await club.call('POST', `/v1/members/${first}/pause`, { token: session });
  expectStatus(pausing, 200);

  const all = await readAll(club, 200);
  const matchesOf = (id: string) =>
    box.matches.filter((one) => JSON.stringify(one['sides']).includes(id)).map(readId);
  const isOf = (ids: readonly string[]) => (event: Json) =>
    ids.some((id) => JSON.stringify(event).includes(id));
  const isOn = (day: string) => (event: Json) => text(event['occurred_at']).startsWith(day);
  const ofSecond = [second, box.entries[1] ?? '', ...matchesOf(second)];
  const filters: readonly (readonly [query: string, keep: (event: Json) => boolean])[] = [
    // The deleted entry is reported only under its competition.
    [`member=${first}`, isOf([first, box.entries[0] ?? '', ...matchesOf(first)])],
    [`member=${second}`, isOf(ofSecond)],
    [`competition=${box.competition}`, isOf([box.competition, ...box.matches.map(readId)])],
    [`competition=${readId(draft)}`, isOf([readId(draft)])],
    [`match_id=${match}`, ({ match_id: id }) => id !== null && text(id) === match],
    // An event on another subject belongs to no match, even if a filter uses its id as one.
    [`match_id=${first}`, () => false],
    [`actor=${readId(ben)}`, (event) => event['actor']?.['id'] === ben['id']],
    ['from=2026-04-02', (event) => !isOn('2026-04-01')(event)],
    ['to=2026-04-02', (event) => !isOn('2026-04-03')(event)],
    ['from=2026-04-02&to=2026-04-02', isOn('2026-04-02')],
    ['from=2026-04-04', () => false],
    [`member=${second}&competition=${box.competition}&from=2026-04-03`, isOf([match, optedOut])],
  ];
  for (const [query, keep] of filters) {
    const expected = all.filter(keep).map((event) => `${text(event['kind'])} ${readId(event)}`);
    const isNone = ['from=2026-04-04', `match_id=${first}`].includes(query);
    assert.equal(expected.length === 0, isNone, query);
    for (const order of ['oldest', 'newest']) {
      const page = await club.must('GET', `/v1/events?limit=200&order=${order}&${query}`);
      const found = list(page['data']).map((event) => `${text(event['kind'])} ${readId(event)}`);
      assert.deepEqual(order === 'newest' ? found.toReversed() : found, expected, query);
    }
  }
  for (const wrong of ['member=x', 'competition=', 'actor=1', 'from=2026-02-30', 'to=yesterday']) {
    const answer = await club.call('GET', `/v1/events?${wrong}`, { token: club.admin });
    expectStatus(answer, 400, 'invalid_request');
  }
});

test('EVT-12: events from before competitions were recorded are found by competition too', async (t) => {
  const club = await startClub(t);
  const { season, competition } = await playDivision(club, { players: 3 });
  const draft = readId(
    await club.must('POST', '/v1/competitions', {
      season_id: season,
      name: 'Gone',
      discipline: 'singles',
    }),
  );
  const path = `/v1/competitions/${draft}`;
  await club.must('POST', `${path}/divisions`, { name: 'Gone with it' });
  await club.must('DELETE', path);
  const told = async (id: string) => {
    const page = await club.must('GET', `/v1/events?limit=200&competition=${id}`);
    return list(page['data']).map(readId);
  };
  const before = [await told(competition), await told(draft)];
  assert.ok(before.every((ids) => ids.length > 2));
  const { database } = club;
  await database.write(async (db) => {
    await sql`drop index events_of_competition`.execute(db);
    await sql`alter table events drop column competition_id`.execute(db);
    const name = '0010-events-of-competition.sql';
    await db.deleteFrom('migrations').where('name', '=', name).execute();
  });
  await migrateDatabase((work) => database.write(work), database.kind);
  assert.deepEqual([await told(competition), await told(draft)], before);
});

test('EVT-12: a day is the club’s, even with 23 or 25 hours', async (t) => {
  const club = await startClub(t);
  const at = async (instant: string) => {
    club.clock.now = Date.parse(instant);
    return readId(await club.must('POST', '/v1/members', { display_name: 'Ann' }));
  };
  // Clocks go forward in London on 29 March, and back on 25 October.
  const instants = [
    '2026-10-24T22:59:59Z',
    '2026-10-24T23:00:00Z',
    '2026-10-25T23:59:59Z',
    '2026-10-26T00:00:00Z',
  ];
  const members: string[] = [];
  for (const instant of instants) members.push(await at(instant));
  const query = 'kind=member.created&from=2026-10-25&to=2026-10-25';
  const found = list((await club.must('GET', `/v1/events?${query}`))['data']);
  assert.deepEqual(
    found.map((event) => event['subject']?.['id']),
    members.slice(1, 3),
  );
});
