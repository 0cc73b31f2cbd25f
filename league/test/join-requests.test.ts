import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { createLogger } from 'service/log';
import { createApp } from '../src/app.ts';
import { readId, type InstalledClub, list, newestEvents, startClub, text } from './club.ts';
import { expectStatus } from './harness.ts';

const DAY = 24 * 60 * 60 * 1000;
const APPLICATION = {
  first_name: 'Zoë',
  surname: 'Quill',
  email: 'Zoe.Quill@example.org',
  phone: '+44 20 7946 1111',
  gender: 'female',
  age_group: '18_34',
  wants_to_play: 'both',
  self_level: 6,
  privacy_notice: 'privacy-2026-1',
};

async function kinds(club: InstalledClub): Promise<string[]> {
  const events = await newestEvents(club, 200);
  return events.map((event) => text(event['kind']));
}

test('JOI-1: an application is stored as given, and shows who has its address', async (t) => {
  const club = await startClub(t);
  const made = await club.must('POST', '/v1/join-requests', APPLICATION);
  assert.deepEqual({ ...made, ...APPLICATION, existing_member: null }, made);
  const life = Date.parse(text(made['expires_at'])) - Date.parse(text(made['created_at']));
  assert.equal(life, 30 * DAY);
  assert.deepEqual(list((await club.must('GET', '/v1/members'))['data']), []);
  const holder = await club.must('POST', '/v1/members', {
    display_name: 'Zoë Q',
    email: 'zoe.quill@EXAMPLE.org',
    status: 'left',
  });
  const [shown] = list((await club.must('GET', '/v1/join-requests'))['data']);
  assert.deepEqual(shown?.['existing_member'], {
    id: readId(holder),
    display_name: 'Zoë Q',
    status: 'left',
  });
  const approve = `/v1/join-requests/${readId(made)}/approve`;
  expectStatus(await club.call('POST', approve, { token: club.admin }), 409, 'email_taken');
  await club.must('DELETE', `/v1/members/${readId(holder)}`);
  const [again] = list((await club.must('GET', '/v1/join-requests'))['data']);
  assert.equal(again?.['existing_member'], null);
});

test('JOI-1: an application must be complete and within the limits', async (t) => {
  const club = await startClub(t);
  const send = (body: object) =>
    club.call('POST', '/v1/join-requests', { token: club.admin, body });
  const { age_group, wants_to_play, self_level, ...required } = APPLICATION;
  expectStatus(await send(required), 201);
  for (const name of Object.keys(required)) {
    expectStatus(await send({ ...required, [name]: undefined }), 400, 'invalid_request');
  }
  for (const change of [
    { first_name: 'x'.repeat(100) },
    { surname: 'x'.repeat(100) },
    { phone: '1'.repeat(40) },
    { self_level: 1 },
    { self_level: 10 },
    { age_group: null },
  ]) {
    expectStatus(await send({ ...required, ...change }), 201);
  }
  for (const change of [
    { first_name: 'x'.repeat(101) },
    { surname: '' },
    { phone: '1'.repeat(41) },
    { self_level: 0 },
    { self_level: 11 },
    { email: 'nobody' },
    { gender: 'unknown' },
    { date_of_birth: '1990-01-01' },
  ]) {
    expectStatus(await send({ ...required, ...change }), 400, 'invalid_request');
  }
});

test('JOI-2: the longest names make a member whose names can be saved again unchanged', async (t) => {
  const club = await startClub(t);
  const approve = async (first_name: string, surname: string) => {
    const made = await club.must('POST', '/v1/join-requests', {
      ...APPLICATION,
      first_name,
      surname,
      email: `${first_name.length}@example.org`,
    });
    return club.must('POST', `/v1/join-requests/${readId(made)}/approve`);
  };
  const short = await approve(`A${'🎾'.repeat(44)}`, `B${'🏸'.repeat(53)}`);
  assert.equal(short['display_name'], `A${'🎾'.repeat(44)} B${'🏸'.repeat(53)}`);
  const { id, display_name, full_name } = await approve('a'.repeat(100), 'b'.repeat(100));
  assert.equal(display_name, 'a'.repeat(100));
  await club.must('PATCH', `/v1/members/${text(id)}`, { display_name, full_name });
});

test('JOI-2: approving creates a member with the application’s data', async (t) => {
  const club = await startClub(t);
  const made = await club.must('POST', '/v1/join-requests', APPLICATION);
  const path = `/v1/join-requests/${readId(made)}/approve`;
  const answer = await club.call('POST', path, { token: club.admin, body: { level: 4 } });
  const member = expectStatus(answer, 201).body;
  assert.equal(answer.headers['location'], `/v1/members/${readId(member)}`);
  const { first_name, surname, privacy_notice, ...kept } = APPLICATION;
  const names = { display_name: 'Zoë Quill', full_name: 'Zoë Quill' };
  assert.deepEqual({ ...member, ...kept, ...names, level: 4, status: 'active' }, member);
  assert.deepEqual(list((await club.must('GET', '/v1/join-requests'))['data']), []);
  const events = await newestEvents(club, 2);
  const [approved, created] = events;
  assert.deepEqual(approved?.['data'], { member_id: readId(member) });
  assert.equal(created?.['kind'], 'member.created');
  assert.equal(created?.['data']?.['join_request_id'], readId(made));
  assert.equal(created?.['data']?.['privacy_notice'], privacy_notice);
  assert.ok(!JSON.stringify(events).includes('example.org'));
});

test('JOI-2: approving may change the name, and two simultaneous approvals make one member', async (t) => {
  const club = await startClub(t);
  const made = await club.must('POST', '/v1/join-requests', APPLICATION);
  const path = `/v1/join-requests/${readId(made)}/approve`;
  const body = { display_name: 'Zo', gender: 'other', age_group: null };
  const answers = await Promise.all(
    [1, 2].map(() => club.call('POST', path, { token: club.admin, body })),
  );
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 404]);
  const [member, ...others] = list((await club.must('GET', '/v1/members'))['data']);
  assert.equal(others.length, 0);
  assert.deepEqual({ ...member, ...body }, member);
});

test('JOI-3: declining deletes an application', async (t) => {
  const club = await startClub(t);
  const made = await club.must('POST', '/v1/join-requests', APPLICATION);
  const path = `/v1/join-requests/${readId(made)}`;
  expectStatus(await club.call('DELETE', path, { token: club.admin }), 204);
  expectStatus(await club.call('DELETE', path, { token: club.admin }), 404);
  expectStatus(await club.call('POST', `${path}/approve`, { token: club.admin }), 404);
  assert.equal((await kinds(club))[0], 'join_request.declined');
});

test('JOI-4: an undecided application is available for 30 days and then to nobody', async (t) => {
  const club = await startClub(t);
  const made = await club.must('POST', '/v1/join-requests', APPLICATION);
  const approve = `/v1/join-requests/${readId(made)}/approve`;
  const count = async () => list((await club.must('GET', '/v1/join-requests'))['data']).length;
  club.clock.now += 30 * DAY - 1;
  assert.equal(await count(), 1);
  club.clock.now += 1;
  assert.equal(await count(), 0);
  expectStatus(await club.call('POST', approve, { token: club.admin }), 404);
});

test('JOI-4: a service that was down at the time deletes it at its next start', async (t) => {
  const club = await startClub(t);
  await club.must('POST', '/v1/join-requests', APPLICATION);
  club.clock.now += 31 * DAY;
  await club.must('POST', '/v1/join-requests', APPLICATION);
  const app = createApp({
    database: club.database,
    now: () => club.clock.now,
    elapsed: () => club.clock.elapsed,
    randomBytes,
    installationSecret: 'another-secret-for-tests',
    limits: { perCredential: 1000, perAddress: 1000, installation: 1000, bodyBytes: 10_000 },
    trustProxy: false,
    logger: createLogger('silent', { write: () => undefined }),
  });
  await app.ready();
  t.after(() => app.close());
  const rows = await club.database.readOne((db) =>
    db.selectFrom('join_requests').select('id').execute(),
  );
  assert.equal(rows.length, 1);
  const [expired] = await newestEvents(club, 1);
  assert.equal(expired?.['kind'], 'join_request.expired');
  assert.deepEqual(expired?.['actor'], { type: 'system', id: null });
});
