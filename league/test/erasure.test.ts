import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Client } from 'pg';
import { test } from 'node:test';
import type { Database } from '../src/db/database.ts';
import { recordWipe } from '../src/db/wipe.ts';
import {
  readId,
  type InstalledClub,
  list,
  newestEvents,
  playDivision,
  startClub,
  text,
  wonBy,
} from './club.ts';
import { openEmptyDatabase } from './empty-database.ts';
import { asId, at } from './fixtures/typed.ts';
import { expectStatus, type Json, startService } from './harness.ts';
import { rawBytes } from './raw-bytes.ts';

/** Texts so rare that any occurrence must come from this member. */
const TRACES = {
  display_name: 'Xerxes Zyzzyva',
  full_name: 'Xerxes Quentin Zyzzyva',
  email: 'xqz-erasable@example.org',
  phone: '+99 555 0199 777',
  date_of_birth: '1987-06-05',
  age_group: 'band-qqxx',
  notes: `Notes about zyxnote ${randomBytes(400).toString('hex')}`,
  rating_system: 'RatingZyx',
};
const NEEDLES = [
  'Zyzzyva',
  'zyzzyva',
  'xqz-erasable',
  '+99 555 0199',
  '1987-06-05',
  'band-qqxx',
  'zyxnote',
  'RatingZyx',
  'TeamZyx',
  'TypedZyx',
  'AppliedZyx',
  '995550199777',
];

test('API-14: once an erasure is answered, no cached answer names the member', async (t) => {
  const empty = await openEmptyDatabase(t, () => undefined);
  // Freezes the feed, so that any new answer comes from memory.
  const feed = { stopsAt: Infinity };
  const database: Database = {
    ...empty,
    revision: async () => Math.min(feed.stopsAt, await empty.revision()),
  };
  const club = await startClub(t, { database });
  const { members, division } = await playDivision(club);
  const id = text(members[0]);
  const path = `/v1/divisions/${division}/standings`;
  await club.must('PATCH', `/v1/members/${id}`, { display_name: TRACES.display_name });
  const table = async () => (await club.call('GET', path, { token: club.admin })).text;
  assert.match(await table(), /Zyzzyva/);
  feed.stopsAt = await empty.revision();
  await club.must('POST', `/v1/members/${id}/erase`);
  assert.doesNotMatch(await table(), /Zyzzyva/);
});

test('MEM-8, MEM-9: nothing of an erased member is left in the rows or in the files', async (t) => {
  const club = await startClub(t);
  const { competition, members, entries, matches } = await playDivision(club, { players: 3 });
  const id = text(members[0]);
  await club.must('PATCH', `/v1/members/${id}`, {
    ...TRACES,
    gender: 'other',
    rating: 3,
    level: 2,
  });
  await club.must('PATCH', `/v1/entries/${entries[0]}`, { name: 'TeamZyx' });
  const mine = matches.filter(({ sides }) => JSON.stringify(sides).includes(text(entries[0])));
  for (const match of mine) {
    const path = `/v1/matches/${readId(match)}/claims`;
    const said = { ...wonBy(0), raw_input: 'TypedZyx beat me' };
    await club.must('POST', path, { ...said, side: 0 });
    await club.must('POST', path, { ...said, side: 1 });
  }
  const application = {
    first_name: 'AppliedZyx',
    surname: 'Z',
    email: TRACES.email.toUpperCase(),
    phone: '1',
    gender: 'other',
    privacy_notice: 'n1',
  };
  const headers = { 'idempotency-key': 'kept-zyx' };
  const asked = { token: club.admin, body: application, headers };
  expectStatus(await club.call('POST', '/v1/join-requests', asked), 201);
  // A list without headings, whose first row was mistaken for headings.
  const columns = [
    { heading: 'Quentin Zyzzyva', holds: 'full_name' },
    { heading: 'zyzzyva', holds: 'display_name' },
    { heading: TRACES.phone, holds: 'phone' },
  ];
  const items = [{ line: 2, values: { display_name: 'Otto' } }];
  await club.must('POST', '/v1/member-imports', { items, remember: { columns, words: [] } });
  const session = await club.signIn(id);
  const before = await club.must('GET', `/v1/competitions/${competition}/standings`);
  const rawBefore = await rawBytes(club.database);
  assert.deepEqual(
    NEEDLES.filter((needle) => !rawBefore.includes(needle)),
    [],
  );

  const erased = await club.must('POST', `/v1/members/${id}/erase`);
  assert.equal(erased['display_name'], 'Erased member');
  assert.notEqual(erased['deleted_at'], null);
  const empty = ['full_name', 'email', 'phone', 'date_of_birth', 'gender', 'age_group', 'notes'];
  for (const name of [...empty, 'rating', 'level', 'last_signed_in_at', 'signed_in_at']) {
    assert.equal(erased[name], null, name);
  }
  expectStatus(await club.call('GET', '/v1/me', { token: session }), 401);
  const rawAfter = await rawBytes(club.database);
  assert.deepEqual(
    NEEDLES.filter((needle) => rawAfter.includes(needle)),
    [],
  );
  const after = await club.must('GET', `/v1/competitions/${competition}/standings`);
  const numbers = (tables: typeof before) =>
    list(list(tables['data'])[0]?.['rows']).map(({ entry_id, points, won }) => [
      entry_id,
      points,
      won,
    ]);
  assert.deepEqual(numbers(after), numbers(before));
  const feed = JSON.stringify(await club.must('GET', '/v1/events?limit=200'));
  assert.ok(feed.includes('Erased member'));
  assert.ok(!NEEDLES.some((needle) => feed.includes(needle)));
  assert.ok(
    !JSON.stringify(await club.must('GET', `/v1/matches/${readId(mine[0])}`)).includes('Zyx'),
  );
});

test('MEM-8: erasing again changes nothing, and an erased member cannot be changed', async (t) => {
  const club = await startClub(t);
  const member = await club.must('POST', '/v1/members', { display_name: 'Ann', email: 'a@x.org' });
  const path = `/v1/members/${readId(member)}`;
  const first = await club.must('POST', `${path}/erase`);
  club.clock.now += 1000;
  assert.deepEqual(await club.must('POST', `${path}/erase`), first);
  const body = { full_name: 'Ann' };
  expectStatus(await club.call('PATCH', path, { token: club.admin, body }), 409, 'member_deleted');
  await club.must('POST', '/v1/members', { display_name: 'New', email: 'A@x.org' });
  const events = await newestEvents(club, 3);
  assert.deepEqual(
    events.map((event) => event['kind']),
    ['member.created', 'member.erased', 'member.deleted'],
  );
  const nobody = '/v1/members/01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e/erase';
  expectStatus(await club.call('POST', nobody, { token: club.admin }), 404);
});

test('MEM-8: a removed member can be erased, and other members are untouched', async (t) => {
  const club = await startClub(t);
  const [ann, bo] = await Promise.all(
    ['ann', 'bo'].map((name) =>
      club.must('POST', '/v1/members', { display_name: name, notes: `about ${name}` }),
    ),
  );
  await club.must('DELETE', `/v1/members/${readId(ann)}`);
  assert.equal((await club.must('POST', `/v1/members/${readId(ann)}/erase`))['notes'], null);
  assert.deepEqual(await club.must('GET', `/v1/members/${readId(bo)}`), bo);
});

/**
 * Until the row has no notes; the files still contain them. Other requests are answered meanwhile.
 */
async function untilCleared(club: InstalledClub, member: Json): Promise<void> {
  while ((await club.must('GET', `/v1/members/${readId(member)}`))['notes'] !== null) {
    await setImmediate();
  }
}

test('MEM-9: a read that began before an erasure keeps none of its data in the files', async (t) => {
  const club = await startClub(t);
  const body = { display_name: 'Ann Zyzzyva', notes: 'zyxnote' };
  const member = await club.must('POST', '/v1/members', body);
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  // On the embedded database, reads share one connection, and the erasure starts with a read.
  const reading = club.database.readLong(async (db) => {
    // Reads another table: a read of the same table would block the rewrite by its lock.
    await db.selectFrom('feed').select('position').execute();
    begun.resolve();
    await ended.promise;
  });
  await begun.promise;
  const erasing = club.must('POST', `/v1/members/${readId(member)}/erase`);
  await untilCleared(club, member);
  ended.resolve();
  await Promise.all([erasing, reading]);
  const raw = await rawBytes(club.database);
  assert.deepEqual(
    ['Zyzzyva', 'zyxnote'].filter((needle) => raw.includes(needle)),
    [],
  );
});

if (process.env['TEST_DATABASE_URL'] !== undefined) {
  test('MEM-9: a write to another database that began before an erasure keeps none of its data', async (t) => {
    const club = await startClub(t);
    const body = { display_name: 'Ann Zyzzyva', notes: 'zyxnote' };
    const member = await club.must('POST', '/v1/members', body);
    const other = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await other.connect();
    t.after(() => other.end());
    await other.query('begin');
    await other.query('select pg_current_xact_id()');
    const erasing = club.must('POST', `/v1/members/${readId(member)}/erase`);
    await untilCleared(club, member);
    await other.query('commit');
    await erasing;
    const raw = await rawBytes(club.database);
    assert.deepEqual(
      ['Zyzzyva', 'zyxnote'].filter((needle) => raw.includes(needle)),
      [],
    );
  });
}

test('MEM-9: nothing is left of members erased from a large club, or of long notes', async (t) => {
  const club = await startClub(t);
  const ids: string[] = [];
  for (let index = 0; index < 120; index++) {
    const member = await club.must('POST', '/v1/members', {
      display_name: `Zyzzyva${index}.`,
      full_name: `Quentin Zyzzyva${index}.`,
      email: `zyzzyva${index}-x@example.org`,
      notes: index % 4 === 0 ? `Zyzzyva${index}. ${randomBytes(1900).toString('hex')}` : null,
    });
    ids.push(readId(member));
    // Old versions, which exist only in the files.
    const body = { phone: `Zyzzyva${index}. ${index}` };
    if (index % 3 === 0) await club.must('PATCH', `/v1/members/${readId(member)}`, body);
  }
  const gone = [0, 1, 36, 60, 90, 119];
  for (const index of gone) await club.must('POST', `/v1/members/${ids[index]}/erase`);
  const raw = await rawBytes(club.database);
  assert.deepEqual(
    gone.filter((index) => new RegExp(`zyzzyva${index}[.-]`, 'i').test(raw)),
    [],
  );
  assert.ok(raw.includes('Zyzzyva2.'));
});

test('MEM-9: an unfinished wipe is completed at the next start', async (t) => {
  const club = await startClub(t);
  await club.database.write((db) =>
    recordWipe(db, asId('01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e'), at('2026-04-01T09:00:00.000Z')),
  );
  const pending = () =>
    club.database.readOne((db) => db.selectFrom('pending_wipes').select('id').execute());
  assert.equal((await pending()).length, 1);
  await startService(t, { database: club.database });
  assert.equal((await pending()).length, 0);
});
