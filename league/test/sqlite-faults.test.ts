import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test, type TestContext } from 'node:test';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { lockFolder } from '../src/data-folder/lock.ts';
import { openSqlite, type SqliteOptions } from '../src/db/sqlite.ts';
import { type InstalledClub, list, startClub, text } from './club.ts';
import { type Answer, expectStatus } from './harness.ts';
import { mountSmallDisk } from './small-disk.ts';
import { mountExt4 } from 'test-kit/ext4-disk';
import { startProgram } from 'test-kit/started-program';

/* Faults of the embedded database while the service runs. */

interface OnFile {
  readonly club: InstalledClub;
  readonly path: string;
  /** For SQLite, a connection of another process. */
  readonly other: DatabaseSync;
}

async function startOnFile(
  t: TestContext,
  options: Omit<SqliteOptions, 'path'> = {},
  given?: string,
): Promise<OnFile> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'league-faults-')));
  if (given === undefined) t.after(() => rm(folder, { recursive: true }));
  const path = join(folder, 'league.sqlite');
  const database = await openSqlite({ path, durable: false, ...options });
  t.after(() => database.close());
  const club = await startClub(t, { database });
  const other = new DatabaseSync(path);
  t.after(() => other.close());
  return { club, path, other };
}

function add(club: InstalledClub, name: string): Promise<Answer> {
  return club.call('POST', '/v1/members', { token: club.admin, body: { display_name: name } });
}

async function expectHealth(club: InstalledClub, reason: string | null): Promise<void> {
  for (;;) {
    const { status, body } = await club.call('GET', '/healthz');
    if (status === (reason === null ? 200 : 503) && (body['reason'] ?? null) === reason) return;
    await sleep(50);
  }
}

async function expectMembers(club: InstalledClub, names: readonly string[]): Promise<void> {
  const found: unknown[] = [];
  for (let after = ''; ;) {
    const page = await club.must('GET', `/v1/members?limit=200${after}`);
    found.push(...list(page['data']).map((member) => member['display_name']));
    if (page['next_cursor'] === null) break;
    after = `&after=${text(page['next_cursor'])}`;
  }
  assert.deepEqual(found, names);
}

test('SRV-8: a write waits for a writer in another process, and the service goes on', async (t) => {
  const { club, other } = await startOnFile(t);
  other.exec('begin immediate');
  let isAnswered = false;
  const adding = ['Ann', 'Bo'].map((name) => add(club, name).finally(() => (isAnswered = true)));
  for (let index = 0; index < 20; index++) {
    await turn();
    expectStatus(await club.call('GET', '/v1/members', { token: club.admin }), 200);
  }
  assert.ok(!isAnswered);
  other.exec('commit');
  for (const answer of await Promise.all(adding)) expectStatus(answer, 201);
  const { data } = await club.must('GET', '/v1/members');
  assert.deepEqual(
    list(data).map((member) => member['display_name']),
    ['Ann', 'Bo'],
  );
});

test('SRV-8, SRV-1: while another writer holds the lock, writes give 503, reads go on, and health reports it', async (t) => {
  const { club, other } = await startOnFile(t, { timeoutMs: 300 });
  other.exec('begin immediate');
  const answers = await Promise.all(['Ann', 'Bo', 'Cy'].map((name) => add(club, name)));
  for (const answer of answers) {
    expectStatus(answer, 503, 'unavailable');
    assert.equal(answer.headers['retry-after'], '5');
  }
  assert.deepEqual((await club.must('GET', '/v1/members'))['data'], []);
  await expectHealth(club, 'busy');
  other.exec('rollback');
  await expectHealth(club, null);
  expectStatus(await add(club, 'Di'), 201);
});

test('SRV-9, SRV-1: with a full disk writes give 507 and reads go on, and all recovers with room', async (t) => {
  const disk = await mountSmallDisk(t, 4);
  if (!disk) return t.skip('a small disk can be mounted by root alone');
  const { club } = await startOnFile(t, { durable: true }, disk.folder);
  disk.fill();
  const made: string[] = [];
  for (let index = 0; ; index++) {
    const answer = await add(club, `M ${index}`);
    if (answer.status !== 201) {
      expectStatus(answer, 507, 'storage_full');
      assert.equal(answer.headers['retry-after'], '5');
      break;
    }
    made.push(`M ${index}`);
  }
  expectStatus(await add(club, 'again'), 507, 'storage_full');
  await expectMembers(club, made);
  await expectHealth(club, 'storage_full');
  const logged = club.log.findLast((line) => line.includes('storage_full')) ?? '';
  assert.match(logged, /database or disk is full/);
  await disk.makeRoom();
  await expectHealth(club, null);
  expectStatus(await add(club, 'after'), 201);
  await expectMembers(club, [...made, 'after']);
});

test('SRV-9, SRV-1, SRV-4: a failed file system is read-only, not damaged: reads go on, and a start reports it', async (t) => {
  const disk = mountExt4(t);
  if (!disk) return t.skip('a file system can be mounted by root alone');
  const { club, path } = await startOnFile(t, { durable: true }, disk.folder);
  expectStatus(await add(club, 'Ann'), 201);
  await expectHealth(club, null);
  lockFolder(disk.folder, 'shared', 0)?.release();
  disk.breakDown();
  for (const name of ['Bo', 'Cy']) {
    const { body } = expectStatus(await add(club, name), 503, 'unavailable');
    assert.equal(body['detail'], 'The database does not accept writes.');
  }
  await expectMembers(club, ['Ann']);
  await expectHealth(club, 'read_only');
  const started = async (environment: Record<string, string>) => {
    const main = new URL('../src/main.ts', import.meta.url).pathname;
    const program = await startProgram(t, main, { environment });
    assert.equal(await program.ended, 1);
    return program.output();
  };
  const secret = { LEAGUE_INSTALLATION_SECRET: 'a-secret-for-installing-tests', LEAGUE_STATE: '' };
  const here = await started({ ...secret, LEAGUE_DATA: disk.folder });
  assert.ok(here.startsWith(`${path} cannot be written: the file system is read-only. `), here);
  const folder = join(disk.folder, 'new');
  const inside = await started({ ...secret, LEAGUE_DATA: folder });
  assert.equal(inside, `${folder} cannot be created: the file system is read-only.\n`);
});
