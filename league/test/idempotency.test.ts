import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import document from '../openapi.json' with { type: 'json' };
import { ROUTES } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import { openPostgresql } from '../src/db/postgresql.ts';
import { mayUseIdempotencyKey } from '../src/http/idempotency.ts';
import { Jobs } from '../src/jobs.ts';
import { createIdSource } from '../src/shared/ids.ts';
import { readId, type InstalledClub, list, newestEvents, startClub } from './club.ts';
import { CREATES, type CreateRequest, makeScene } from './creates.ts';
import { createUnmigrated, openEmptyDatabase } from './empty-database.ts';
import { type Answer, expectStatus, startService } from './harness.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SECRET = /dl[ls]?_[0-9A-Za-z]{38}/;
/** Their answers contain a token. */
const SECRETS = ['/v1/api-keys', '/v1/members/{id}/login-link', '/v1/session'];

type ClubCaller = Pick<InstalledClub, 'call' | 'admin'>;

function send({ call, admin }: ClubCaller, request: CreateRequest, key: string): Promise<Answer> {
  const { path, body, token = admin } = request;
  const headers = { 'idempotency-key': key };
  return call('POST', path, { token, headers, ...(body === undefined ? {} : { body }) });
}

function season(name = 'Summer'): CreateRequest {
  return { path: '/v1/seasons', body: { name } };
}

async function seasonNames({ must }: InstalledClub): Promise<unknown[]> {
  return list((await must('GET', '/v1/seasons'))['data']).map(({ name }) => name);
}

function kept(database: Database) {
  return database.readOne((db) => db.selectFrom('idempotency_keys').selectAll().execute());
}

async function newestEvent(club: InstalledClub): Promise<string> {
  return readId((await newestEvents(club, 1))[0]);
}

test('IDE-1: every creating POST takes a key, except set-up, which works only once', () => {
  const creating = ROUTES.filter(({ method, status }) => method === 'POST' && status === 201);
  const without = creating.filter((route) => !mayUseIdempotencyKey(route));
  assert.deepEqual(
    without.map(({ path }) => path),
    ['/setup'],
  );
  const documented = Object.entries(document.paths).flatMap(([path, operations]) => {
    const told = JSON.stringify('post' in operations ? operations.post : {});
    return told.includes('"#/components/parameters/IdempotencyKey"') ? [path] : [];
  });
  assert.deepEqual(documented.toSorted(), Object.keys(CREATES).toSorted());
});

test('IDE-1: repeating a request under its key creates nothing and gets the same answer', async (t) => {
  const club = await startClub(t);
  const scene = await makeScene(club);
  for (const [route, make] of Object.entries(CREATES)) {
    if (SECRETS.includes(route)) continue;
    const made = await make(scene);
    const key = randomUUID();
    const first = expectStatus(await send(club, made, key), 201);
    const event = await newestEvent(club);
    for (const again of [key, `"${key}"`]) {
      const second = expectStatus(await send(club, made, again), 201);
      assert.equal(second.text, first.text, route);
      assert.equal(second.headers['location'], first.headers['location'], route);
    }
    assert.equal(await newestEvent(club), event, route);
  }
});

test('IDE-1: a request is the same however it is written, and keys belong to one credential', async (t) => {
  const club = await startClub(t);
  const path = '/v1/seasons';
  const ask = (body: string, token = club.admin) =>
    club.call('POST', path, { token, body, headers: { 'idempotency-key': 'k' } });
  const one = await ask('{"name":"Summer","starts_on":"2026-04-01"}');
  const other = await ask('{ "starts_on": "2026-04-01", "name": "Summer" }');
  assert.equal(expectStatus(other, 201).text, expectStatus(one, 201).text);
  const foreign = await ask('{"name":"Summer","starts_on":"2026-04-01"}', club.website);
  assert.notEqual(readId(expectStatus(foreign, 201).body), readId(one.body));
  assert.deepEqual(await seasonNames(club), ['Summer', 'Summer']);
});

test('IDE-1: the stored answer stays the same after the resource changes', async (t) => {
  const club = await startClub(t);
  const first = expectStatus(await send(club, season(), 'k'), 201);
  await club.must('PATCH', `/v1/seasons/${readId(first.body)}`, { name: 'Autumn' });
  assert.equal((await send(club, season(), 'k')).text, first.text);
  await club.must('DELETE', `/v1/seasons/${readId(first.body)}`);
  assert.equal((await send(club, season(), 'k')).text, first.text);
  assert.deepEqual(await seasonNames(club), []);
});

test('IDE-1: a key is free after 24 hours, and a job deletes its stored answer', async (t) => {
  const club = await startClub(t);
  await send(club, season('One'), 'k');
  club.clock.now += DAY_MS - 1;
  expectStatus(await send(club, season('Two'), 'k'), 422, 'idempotency_key_reused');
  club.clock.now += 1;
  expectStatus(await send(club, season('Two'), 'k'), 201);
  assert.deepEqual(await seasonNames(club), ['One', 'Two']);
  assert.equal((await kept(club.database)).length, 1);
  club.clock.now += DAY_MS;
  const now = () => club.clock.now;
  const context = { now, newId: createIdSource(now, randomBytes), react: () => Promise.resolve() };
  const jobs = new Jobs(club.database, context, (error) => assert.ifError(error));
  await jobs.start();
  await jobs.stop();
  assert.deepEqual(await kept(club.database), []);
});

test('IDE-2: reusing a key with another body or path gives 422', async (t) => {
  const club = await startClub(t);
  const scene = await makeScene(club);
  await send(club, season(), 'k');
  const code = 'idempotency_key_reused';
  expectStatus(await send(club, season('Winter'), 'k'), 422, code);
  expectStatus(
    await send(club, { path: '/v1/api-keys', body: { name: 'Summer' } }, 'k'),
    422,
    code,
  );
  const path = `/v1/competitions/${scene.competition}/divisions`;
  expectStatus(await send(club, { path, body: { name: 'Summer' } }, 'k'), 422, code);
  assert.deepEqual(await seasonNames(club), ['Summer', 'Summer']);
});

/**
 * Two simultaneous requests while writes are blocked: one is refused, the other waits and succeeds.
 */
async function assertOneInUse(
  one: ClubCaller,
  other: ClubCaller,
  database: Database,
): Promise<Answer> {
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const holding = database.write(async () => {
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  const both = [send(one, season(), 'k'), send(other, season(), 'k')];
  const refused = await Promise.race(both);
  held.resolve();
  await holding;
  expectStatus(refused, 409, 'idempotency_in_progress');
  assert.equal(refused.headers['retry-after'], '1');
  const answers = await Promise.all(both);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409]);
  return answers.find(({ status }) => status === 201) ?? refused;
}

test('IDE-2: while the first request runs, the second gets 409 with the time to wait', async (t) => {
  const club = await startClub(t);
  const made = await assertOneInUse(club, club, club.database);
  assert.equal((await send(club, season(), 'k')).text, made.text);
  assert.deepEqual(await seasonNames(club), ['Summer']);
});

test('IDE-2: one of many simultaneous requests under one key creates the resource', async (t) => {
  const club = await startClub(t);
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(club, season(), 'k')));
  const made = answers.filter(({ status }) => status === 201);
  assert.ok(made.length > 0);
  assert.equal(new Set(made.map((answer) => answer.text)).size, 1);
  assert.ok(answers.every(({ status }) => status === 201 || status === 409));
  assert.deepEqual(await seasonNames(club), ['Summer']);
});

if (process.env['TEST_DATABASE_URL'] !== undefined) {
  test('IDE-2: a key in use or used up counts in other processes too', async (t) => {
    const url = await createUnmigrated(t);
    const open = () => openPostgresql({ url, onLost: () => undefined });
    const [one, other] = [await open(), await open()];
    t.after(() => Promise.all([one.close(), other.close()]));
    const club = await startClub(t, { database: one });
    const { call } = await startService(t, { database: other });
    const elsewhere = { call, admin: club.admin };
    const made = await assertOneInUse(club, elsewhere, one);
    for (const caller of [club, elsewhere]) {
      assert.equal((await send(caller, season(), 'k')).text, made.text);
    }
    assert.deepEqual(await seasonNames(club), ['Summer']);
  });
}

test('IDE-3: a resource and its answer are stored together or not at all', async (t) => {
  const database = await openEmptyDatabase(t, () => undefined);
  const failing: Database = {
    ...database,
    writeAlone: (name, work) =>
      database.writeAlone(name, async (db) => {
        await work(db);
        throw new Error('before the commit');
      }),
  };
  const broken = await startClub(t, { database: failing });
  expectStatus(await send(broken, season(), 'k'), 500);
  assert.deepEqual(await seasonNames(broken), []);
  assert.deepEqual(await kept(database), []);
  const { call } = await startService(t, { database });
  expectStatus(await send({ call, admin: broken.admin }, season(), 'k'), 201);
  assert.deepEqual(await seasonNames(broken), ['Summer']);
});

test('IDE-3: a refused request is judged again under its key', async (t) => {
  const club = await startClub(t);
  const { members, competition } = await makeScene(club);
  const path = `/v1/competitions/${competition}/entries`;
  const entry = { path, body: { member_ids: [members[0]] } };
  await club.must('POST', `/v1/members/${members[0]}/pause`);
  expectStatus(await send(club, entry, 'k'), 409, 'member_paused');
  expectStatus(await send(club, { path, body: { member_ids: [] } }, 'k'), 400);
  await club.must('DELETE', `/v1/members/${members[0]}/pause`);
  expectStatus(await send(club, entry, 'k'), 201);
});

test('IDE-4: no secret is stored: repeating the request gives 409 and the id', async (t) => {
  const club = await startClub(t);
  const scene = await makeScene(club);
  for (const route of SECRETS) {
    const made = await CREATES[route]?.(scene);
    assert.ok(made);
    const key = randomUUID();
    const first = expectStatus(await send(club, made, key), 201);
    assert.match(first.text, SECRET);
    const event = (await newestEvents(club, 1))[0];
    const again = await send(club, made, key);
    assert.doesNotMatch(again.text, SECRET);
    expectStatus(again, 409, 'idempotency_answer_gone');
    const { login_link_id: link, session_id: session } = event?.['data'] ?? {};
    assert.equal(again.body['id'], session ?? link ?? event?.['subject']?.['id'], route);
    assert.equal(await newestEvent(club), readId(event), route);
  }
});

test('IDE-4: no stored row holds a token', async (t) => {
  const club = await startClub(t);
  const scene = await makeScene(club);
  for (const make of Object.values(CREATES)) await send(club, await make(scene), randomUUID());
  const rows = await kept(club.database);
  assert.equal(rows.length, Object.keys(CREATES).length);
  assert.doesNotMatch(JSON.stringify(rows), SECRET);
});

test('IDE-5: an erasure clears stored answers, but the id of the created resource stays', async (t) => {
  const club = await startClub(t);
  const body = { display_name: 'Ann Zyzzyva' };
  const made = { path: '/v1/members', body };
  const first = expectStatus(await send(club, made, 'zyzzyva@example.org'), 201);
  const rows = JSON.stringify(await kept(club.database));
  assert.match(rows, /Zyzzyva/);
  assert.doesNotMatch(rows, /zyzzyva@/);
  await club.must('POST', `/v1/members/${readId(first.body)}/erase`);
  const [row] = await kept(club.database);
  assert.deepEqual([row?.answer, row?.fingerprint], [null, null]);
  const again = await send(club, made, 'zyzzyva@example.org');
  expectStatus(again, 409, 'idempotency_answer_gone');
  assert.equal(again.body['id'], readId(first.body));
  assert.equal(list((await club.must('GET', '/v1/members'))['data']).length, 0);
});

test('IDE-6: an invalid key gives 400, and routes without keys ignore it', async (t) => {
  const club = await startClub(t);
  for (const key of ['', '""', 'x'.repeat(256), 'one, two']) {
    const answer = expectStatus(await send(club, season(), key), 400, 'invalid_request');
    assert.equal(list(answer.body['errors'])[0]?.['pointer'], 'header/Idempotency-Key');
  }
  assert.deepEqual(await seasonNames(club), []);
  const headers = { 'idempotency-key': '' };
  expectStatus(await club.call('GET', '/v1/me', { token: club.admin, headers }), 200);
  const { members } = await makeScene(club);
  const leave = { path: `/v1/members/${members[0]}/leave` };
  for (let time = 0; time < 2; time++) expectStatus(await send(club, leave, 'k'), 200);
});
