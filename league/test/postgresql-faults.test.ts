import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { awaitDatabase } from '../src/db/await-database.ts';
import { DatabaseFailure } from '../src/db/failure.ts';
import { openPostgresql } from '../src/db/postgresql.ts';
import { wipePending } from '../src/db/wipe.ts';
import { readId, type InstalledClub, list, startClub, text } from './club.ts';
import { type FaultServer, openImpatient, startFaultServer } from './fault-server.ts';
import { type Answer, expectStatus, startService } from './harness.ts';
import { rawBytes } from './raw-bytes.ts';
import { mountSmallDisk } from './small-disk.ts';

/* Faults of PostgreSQL, tried on a server of these tests' own. */

const ROUNDS = 6;
const WRITERS = 12;

if (process.env['TEST_DATABASE_URL'] !== undefined) {
  let server: FaultServer;

  before(async () => {
    const started = await startFaultServer();
    if (!started) throw new Error('these tests need the programs of PostgreSQL');
    server = started;
  });
  after(() => server.stop());

  test('SRV-7: connections cut in use give 503, and no write is lost or half done', async (t) => {
    const url = await server.create();
    const club = await startClub(t, { database: await openImpatient(t, url) });
    const stranger = await server.stranger(t, url);
    const outcomes: WriteOutcomes = { acknowledged: [], unknown: [] };
    for (let round = 0; round < ROUNDS; round++) {
      const writing = Array.from({ length: WRITERS }, (_, index) =>
        addSome(club, `${round}-${index}`, outcomes),
      );
      await sleep(20);
      await cutConnections(stranger);
      await Promise.all(writing);
    }
    assert.ok(outcomes.acknowledged.length > 0);
    const { rows } = await stranger.query<{ name: string; events: number }>(
      `select display_name as name, (select count(*) from events
         where subject_id = members.id and kind = 'member.created') as events from members`,
    );
    assert.deepEqual(
      rows.filter(({ events }) => events !== 1),
      [],
    );
    const there = rows.map(({ name }) => name);
    assert.equal(new Set(there).size, there.length);
    const possible = new Set([...outcomes.acknowledged, ...outcomes.unknown]);
    assert.deepEqual(
      outcomes.acknowledged.filter((name) => !there.includes(name)),
      [],
    );
    assert.deepEqual(
      there.filter((name) => !possible.has(name)),
      [],
    );
    await isWell(club);
  });

  test('SRV-7: a connection cut during the commit gives 503 with an unknown outcome, all or nothing', async (t) => {
    const url = await server.create();
    const club = await startClub(t, { database: await openImpatient(t, url) });
    const stranger = await server.stranger(t, url);
    await stranger.query(`
      create function dawdle() returns trigger language plpgsql
        as $$ begin perform pg_sleep(30); return null; end $$`);
    await stranger.query(`
      create constraint trigger dawdle after insert on members
        deferrable initially deferred for each row execute function dawdle()`);
    const adding = add(club, 'Ann');
    await isTrue(async () => {
      const { rows } = await stranger.query(
        "select 1 from pg_stat_activity where query = 'commit' and state = 'active'",
      );
      return rows.length > 0;
    });
    await cutConnections(stranger);
    const answer = expectUnavailable(await adding);
    assert.match(text(answer.body['detail']), /Check whether it was saved/);
    const { rows } = await stranger.query('select 1 from members');
    assert.equal(rows.length, 0);
  });

  test('SRV-6, SRV-7: while the server is away calls give 503, and all goes on when it returns', async (t) => {
    const club = await startClub(t, { database: await openImpatient(t, await server.create()) });
    expectStatus(await add(club, 'Ann'), 201);
    await server.crash();
    for (let index = 0; index < 20; index++) {
      expectUnavailable(await add(club, 'Bo'));
      expectUnavailable(await club.call('GET', '/v1/members', { token: club.admin }));
    }
    await isIll(club, 'no_answer');
    await server.restart();
    await isWell(club);
    expectStatus(await add(club, 'Cy'), 201);
    const { data } = await club.must('GET', '/v1/members');
    assert.deepEqual(
      list(data).map((member) => member['display_name']),
      ['Ann', 'Cy'],
    );
  });

  test('SRV-6: a service started before its database migrates it once it is available', async (t) => {
    const url = await server.create();
    await server.crash();
    const { database, opened } = awaitDatabase(
      () => openPostgresql({ url, onLost: () => undefined }),
      () => undefined,
    );
    t.after(() => database.close());
    const service = await startService(t, { database });
    const health = await service.call('GET', '/healthz');
    expectStatus(health, 503);
    assert.equal(health.body['reason'], 'starting');
    await server.restart();
    assert.equal(await opened, true);
    expectStatus(await service.call('GET', '/healthz'), 200);
    await startClub(t, { database });
  });

  test('SRV-6: a start stops waiting after a permanent error, or when closed', async () => {
    const url = new URL(server.url);
    url.pathname = 'no_such_database';
    const hopeless = awaitDatabase(
      () => openPostgresql({ url: url.href, onLost: () => undefined }),
      () => undefined,
    );
    await assert.rejects(hopeless.opened, /no_such_database/);
    const absent = awaitDatabase(
      () => Promise.reject(new DatabaseFailure('no_answer')),
      () => undefined,
    );
    await absent.database.close();
    assert.equal(await absent.opened, false);
  });

  test('SRV-7: while the server is frozen, every call and the health check answer 503', async (t) => {
    const club = await startClub(t, { database: await openImpatient(t, await server.create()) });
    expectStatus(await add(club, 'Ann'), 201);
    server.freeze();
    try {
      // More than there are connections, including some that arrive while others wait.
      const early = Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0 ? add(club, 'Bo') : club.call('GET', '/v1/seasons', { token: club.admin }),
      );
      await sleep(1000);
      const late = Array.from({ length: 12 }, () =>
        club.call('GET', '/v1/seasons', { token: club.admin }),
      );
      const health = club.call('GET', '/healthz');
      for (const answer of await Promise.all([...early, ...late])) expectUnavailable(answer);
      expectStatus(await health, 503);
    } finally {
      server.thaw();
    }
    await isWell(club);
    expectStatus(await add(club, 'Cy'), 201);
  });

  test('SRV-7: a process frozen in the middle of a write does not block the others', async (t) => {
    const url = await server.create();
    const frozen = await openImpatient(t, url, { idle: 1000 });
    const club = await startClub(t, { database: await openImpatient(t, url) });
    const holds = Promise.withResolvers<void>();
    const thaws = Promise.withResolvers<void>();
    const write = frozen.write(async (db) => {
      holds.resolve();
      await thaws.promise;
      await db.updateTable('feed').set({ position: 7 }).execute();
    });
    const failing = assert.rejects(write, DatabaseFailure);
    await holds.promise;
    expectStatus(await add(club, 'Ann'), 201);
    thaws.resolve();
    await failing;
    // Work continues afterwards on another connection.
    await frozen.write((db) => db.updateTable('feed').set({ position: 99 }).execute());
  });

  test('SRV-1, SRV-7: a lock held by someone else makes writes 503 busy, reads go on, and health reports it', async (t) => {
    const url = await server.create();
    const club = await startClub(t, { database: await openImpatient(t, url, { lock: 300 }) });
    const stranger = await server.stranger(t, url);
    await stranger.query('begin');
    await stranger.query('select position from feed for update');
    expectStatus(await club.call('GET', '/healthz'), 200);
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(club, 'Ann')));
    for (const answer of answers) expectUnavailable(answer);
    await club.must('GET', '/v1/members');
    await isIll(club, 'busy');
    await stranger.query('rollback');
    await isWell(club);
    expectStatus(await add(club, 'Bo'), 201);
  });

  test('SRV-1, SRV-7: a read-only database is reported, and reads go on', async (t) => {
    const url = await server.create();
    const club = await startClub(t, { database: await openImpatient(t, url) });
    const stranger = await server.stranger(t, url);
    const name = new URL(url).pathname.slice(1);
    await stranger.query(`alter database ${name} set default_transaction_read_only = on`);
    await cutConnections(stranger);
    await isTrue(async () => {
      const answer = expectUnavailable(await add(club, 'Ann'));
      return text(answer.body['detail']) === 'The database does not accept writes.';
    });
    await club.must('GET', '/v1/members');
    await isIll(club, 'read_only');
    await stranger.query(`set default_transaction_read_only = off`);
    await stranger.query(`alter database ${name} reset default_transaction_read_only`);
    await cutConnections(stranger);
    await isWell(club);
    expectStatus(await add(club, 'Bo'), 201);
  });

  test('SRV-9, SRV-1: with a full disk writes give 507 and reads go on, and all recovers with room', async (t) => {
    const disk = await mountSmallDisk(t, 160);
    if (!disk) return t.skip('a small disk can be mounted by root alone');
    const full = await startFaultServer(disk.folder);
    if (!full) throw new Error('these tests need the programs of PostgreSQL');
    t.after(() => full.stop());
    const club = await startClub(t, { database: await openImpatient(t, await full.create()) });
    disk.fill();
    let count = 0;
    let answer = await add(club, 'M');
    for (; answer.status === 201; count++) answer = await add(club, 'M');
    expectStatus(answer, 507, 'storage_full');
    const { data } = await club.must('GET', '/v1/members?limit=200');
    assert.equal(list(data).length, Math.min(count, 200));
    await isIll(club, 'storage_full');
    assert.match(club.log.join(''), /"code":"53100"/);
    await disk.makeRoom();
    await isWell(club);
    expectStatus(await add(club, 'after'), 201);
  });

  for (const isolation of ['read committed', 'repeatable read']) {
    test(`MEM-9: an idle transaction (${isolation}) delays no erasure, and the files are wiped after it`, async (t) => {
      const url = await server.create();
      const club = await startClub(t, { database: await openImpatient(t, url) });
      const [stranger, watcher] = [await server.stranger(t, url), await server.stranger(t, url)];
      const member = await club.must('POST', '/v1/members', {
        display_name: 'Ann Zyzzyva',
        email: 'zyzzyva@example.org',
      });
      await stranger.query(`begin isolation level ${isolation}`);
      await stranger.query('select * from members');
      const progress = { isErasing: true };
      const erasing = club
        .must('POST', `/v1/members/${readId(member)}/erase`)
        .finally(() => (progress.isErasing = false));
      for (let index = 0; progress.isErasing; index++) {
        expectStatus(await add(club, `M ${index}`), 201);
        await club.must('GET', '/v1/members');
        const { rows } = await watcher.query(
          `select from pg_locks where relation = 'members'::regclass
           and mode = 'AccessExclusiveLock'`,
        );
        assert.equal(rows.length, 0);
      }
      assert.equal((await erasing)['display_name'], 'Erased member');
      assert.notEqual(await wipePending(club.database), null);
      await stranger.query('commit');
      assert.equal(await wipePending(club.database), null);
      assert.doesNotMatch(await rawBytes(club.database), /zyzzyva/i);
    });
  }

  test('MEM-9: the server’s statistics contain no personal value', async (t) => {
    const url = await server.create();
    const club = await startClub(t, { database: await openImpatient(t, url) });
    const stranger = await server.stranger(t, url);
    for (let index = 0; index < 20; index++) {
      await club.must('POST', '/v1/members', {
        display_name: 'Ann Zyzzyva',
        full_name: 'Ann Zyzzyva',
        phone: 'Zyzzyva',
        notes: 'Zyzzyva',
      });
    }
    await stranger.query('analyze');
    const { rows } = await stranger.query("select * from pg_stats where tablename = 'members'");
    assert.ok(rows.length > 0);
    assert.doesNotMatch(JSON.stringify(rows), /zyzzyva/i);
  });

  test('SRV-1, SRV-7: with every connection in use, calls give 503 and health still answers', async (t) => {
    const database = await openImpatient(t, await server.create(), { connect: 2000 });
    const club = await startClub(t, { database });
    const done = Promise.withResolvers<void>();
    const begun = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
    const readers = begun.map(({ resolve }) =>
      database.read(async (db) => {
        await db.selectFrom('feed').select('position').execute();
        resolve();
        await done.promise;
      }),
    );
    await Promise.all(begun.map(({ promise }) => promise));
    expectUnavailable(await club.call('GET', '/v1/seasons', { token: club.admin }));
    expectStatus(await club.call('GET', '/healthz'), 200);
    done.resolve();
    await Promise.all(readers);
    await club.must('GET', '/v1/seasons');
  });
}

interface WriteOutcomes {
  readonly acknowledged: string[];
  readonly unknown: string[];
}

/** Adds members until the connections are cut, or a limited number. */
async function addSome(club: InstalledClub, name: string, outcomes: WriteOutcomes): Promise<void> {
  for (let index = 0; index < 8; index++) {
    const one = `${name}-${index}`;
    const answer = await add(club, one);
    if (answer.status === 201) outcomes.acknowledged.push(one);
    else {
      expectUnavailable(answer);
      outcomes.unknown.push(one);
    }
  }
}

function add(club: InstalledClub, name: string): Promise<Answer> {
  return club.call('POST', '/v1/members', { token: club.admin, body: { display_name: name } });
}

function expectUnavailable(answer: Answer): Answer {
  expectStatus(answer, 503, 'unavailable');
  assert.equal(answer.headers['retry-after'], '5');
  return answer;
}

/** Ends all other connections to this connection's database. */
async function cutConnections(stranger: Client): Promise<void> {
  await stranger.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

async function isWell(club: InstalledClub): Promise<void> {
  await isTrue(async () => (await club.call('GET', '/healthz')).status === 200);
}

async function isIll(club: InstalledClub, reason: string): Promise<void> {
  await isTrue(async () => {
    const { status, body } = await club.call('GET', '/healthz');
    return status === 503 && text(body['reason']) === reason;
  });
}

async function isTrue(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(50);
}
