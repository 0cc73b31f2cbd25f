import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, open, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test, type TestContext } from 'node:test';
import { startProgram } from 'test-kit/started-program';
import { restoreDatabase } from '../src/cli/restore.ts';
import { lockFolder } from '../src/data-folder/lock.ts';
import { RESTORE_STEPS } from '../src/data-folder/restore-journal.ts';
import { readSettings } from '../src/settings.ts';
import { type Desk, openDesk, serve } from './cli.ts';
import { list, text } from './club.ts';

const NOW = '2026-04-01T09:00:00.000Z';
const CHILD = new URL('./restore-child.ts', import.meta.url).pathname;
const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
const COMMANDS = new URL('../src/cli/main.ts', import.meta.url).pathname;
const COMPANIONS = ['-wal', '-shm'];

type TestService = Awaited<ReturnType<typeof serve>>;

const names = async (service: TestService) =>
  list((await service.must('GET', '/v1/members'))['data'])
    .map((one) => text(one['display_name']))
    .toSorted();

/**
 * A club that is stopped: Ann is in its backup, Bo came later. The write-ahead log that it had
 * while it ran lies beside, as `log-wal` and `log-shm`.
 */
async function stoppedClub(t: TestContext): Promise<{ desk: Desk; key: string; file: string }> {
  const desk = await openDesk(t, { embedded: true });
  const service = await serve(desk);
  await service.must('POST', '/v1/members', { display_name: 'Ann' });
  const made = await desk.run('backup', 'club.backup');
  assert.equal(made.code, 0, made.err);
  await service.must('POST', '/v1/members', { display_name: 'Bo' });
  const file = desk.path('data/league.sqlite');
  for (const end of COMPANIONS) await copyFile(`${file}${end}`, desk.path(`log${end}`));
  await service.stop();
  await copyFile(file, desk.path('whole'));
  return { desk, key: service.key, file };
}

/** Ways in which the database can be damaged. */
const DAMAGES: Readonly<Record<string, (desk: Desk, file: string) => Promise<void>>> = {
  whole: async () => undefined,
  truncated: async (_desk, file) => truncate(file, Math.floor((await stat(file)).size / 2)),
  empty: (_desk, file) => truncate(file, 0),
  'overwritten at its beginning': async (_desk, file) => {
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(8192, 0x5a), 0, 8192, 0);
    await handle.close();
  },
  'gone, with its log left': async (desk, file) => {
    await rm(file);
    for (const end of COMPANIONS) await copyFile(desk.path(`log${end}`), `${file}${end}`);
  },
  'whole, with a log left': async (desk, file) => {
    for (const end of COMPANIONS) await copyFile(desk.path(`log${end}`), `${file}${end}`);
  },
  gone: (_desk, file) => rm(file),
};

async function damage(desk: Desk, file: string, how: string): Promise<void> {
  await DAMAGES[how]?.(desk, file);
}

/** Starts the service, checks its content, writes to it, and runs the doctor. */
async function assertRestored(desk: Desk, key: string): Promise<void> {
  const service = await serve(desk, key);
  assert.deepEqual(await names(service), ['Ann']);
  await service.must('POST', '/v1/members', { display_name: 'Cy' });
  await service.stop();
  const again = await serve(desk, key);
  assert.deepEqual(await names(again), ['Ann', 'Cy']);
  await again.stop();
  const connection = new DatabaseSync(desk.path('data/league.sqlite'));
  assert.deepEqual(
    { ...connection.prepare('pragma integrity_check').get() },
    { integrity_check: 'ok' },
  );
  connection.close();
  assert.equal((await desk.run('doctor')).code, 0);
  const left = (await readdir(desk.path('data'))).filter((name) => /restor|part|new$/.test(name));
  assert.deepEqual(left, []);
}

for (const how of Object.keys(DAMAGES)) {
  test(`CLI-5: a backup is restored over a database that is ${how}`, async (t) => {
    const { desk, key, file } = await stoppedClub(t);
    await damage(desk, file, how);
    const before = new Map<string, Buffer>();
    for (const end of ['', ...COMPANIONS]) {
      if (existsSync(`${file}${end}`)) before.set(end, await readFile(`${file}${end}`));
    }
    const { code, out, err } = await desk.run('restore', 'club.backup');
    assert.equal(code, 0, err);
    for (const [end, bytes] of before) {
      assert.deepEqual(await readFile(`${file}.before-20260401090000${end}`), bytes);
    }
    assert.equal(/The previous data is kept as/.test(out), before.size > 0);
    await assertRestored(desk, key);
  });
}

test('CLI-5: two restores within one second keep the old data under two names', async (t) => {
  const { desk, file } = await stoppedClub(t);
  for (let round = 1; round <= 3; round++) {
    assert.equal((await desk.run('restore', 'club.backup')).code, 0);
  }
  const kept = (await readdir(desk.path('data'))).filter((name) => name.includes('.before-'));
  assert.equal(kept.length, 3);
  assert.deepEqual(
    await readFile(`${file}.before-20260401090000`),
    await readFile(desk.path('whole')),
  );
});

test('CLI-5: restoring a kept database includes what is only in its log', async (t) => {
  const desk = await openDesk(t, { embedded: true });
  const service = await serve(desk);
  await desk.run('backup', 'club.backup');
  await service.must('POST', '/v1/members', { display_name: 'Ann' });
  // Simulates a kill: the newest write is only in the log.
  for (const end of ['', ...COMPANIONS]) {
    await copyFile(desk.path(`data/league.sqlite${end}`), desk.path(`killed${end}`));
  }
  await service.stop();
  const restored = await desk.run('restore', 'killed', '--without-checksum');
  assert.equal(restored.code, 0, restored.err);
  const again = await serve(desk, service.key);
  assert.deepEqual(await names(again), ['Ann']);
  await again.stop();
});

/** Stops a restore in this process at that step, as if the process ended there. */
async function stopAt(desk: Desk, step: string): Promise<void> {
  const stopped = restoreDatabase(
    readSettings(desk.environment),
    { out: () => undefined, err: () => undefined, isWatched: false },
    { file: desk.path('club.backup'), withoutChecksum: false, despiteFindings: false, now: NOW },
    (reached) => {
      if (reached === step) throw new Error('stopped');
    },
  );
  await assert.rejects(stopped, /^Error: stopped$/);
}

/** After a stop before the journal, the old database is still there. */
async function assertUntouched(desk: Desk, key: string, how: string): Promise<void> {
  if (how === 'whole') {
    const service = await serve(desk, key);
    assert.deepEqual(await names(service), ['Ann', 'Bo']);
    await service.stop();
    return;
  }
  await assert.rejects(serve(desk, key), /restore a backup/);
  assert.equal((await desk.run('restore', 'club.backup')).code, 0);
  await assertRestored(desk, key);
}

for (const how of ['whole', 'truncated', 'gone, with its log left']) {
  for (const step of RESTORE_STEPS) {
    test(`CLI-9: a restore over one that is ${how}, stopped when ${step}, is completed or never happened`, async (t) => {
      const { desk, key, file } = await stoppedClub(t);
      await damage(desk, file, how);
      await stopAt(desk, step);
      if (step === 'staged') await assertUntouched(desk, key, how);
      else await assertRestored(desk, key);
    });
  }
}

for (const step of RESTORE_STEPS) {
  test(`CLI-9: after a restore that was killed when ${step}, another restore succeeds`, async (t) => {
    const { desk, key, file } = await stoppedClub(t);
    await damage(desk, file, 'gone, with its log left');
    const environment = { ...process.env, ...desk.environment };
    const child = spawn(process.execPath, [CHILD, desk.path('club.backup'), step, 'kill'], {
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    assert.equal(signal, 'SIGKILL');
    const again = await desk.run('restore', 'club.backup');
    assert.equal(again.code, 0, again.err);
    await assertRestored(desk, key);
    // Every byte of the old database is still there.
    const kept = `${file}.before-20260401090000-wal`;
    assert.deepEqual(await readFile(kept), await readFile(desk.path('log-wal')));
  });
}

test('CLI-9: a restore killed at any moment leaves the old club or the new one', async (t) => {
  const { desk, key, file } = await stoppedClub(t);
  const seen = new Set<string>();
  for (let round = 0; round < 12; round++) {
    for (const name of await readdir(desk.path('data'))) {
      if (name.startsWith('league.sqlite') || name === 'restore.json') {
        await rm(join(desk.path('data'), name));
      }
    }
    await copyFile(desk.path('whole'), file);
    const child = spawn(process.execPath, [COMMANDS, 'restore', desk.path('club.backup')], {
      cwd: desk.folder,
      env: { PATH: process.env['PATH'] ?? '', ...desk.environment },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    // From the restore's first trace on, a little later each time.
    while (!existsSync(`${file}.restoring`) && child.exitCode === null) await pause(1);
    await pause(round * 2);
    child.kill('SIGKILL');
    await ended;
    const service = await serve(desk, key);
    const found = (await names(service)).join();
    assert.match(found, /^Ann(,Bo)?$/);
    seen.add(found);
    await service.stop();
  }
  t.diagnostic(`found ${[...seen].join(' and ')}`);
});

test('CLI-9, DAT-1: a service started during a restore says so, and completes it after a kill', async (t) => {
  const { desk, key } = await stoppedClub(t);
  const child = spawn(process.execPath, [CHILD, desk.path('club.backup'), 'kept', 'wait'], {
    env: { ...process.env, ...desk.environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  const environment = { ...desk.environment, LEAGUE_PORT: '0' };
  const refused = await startProgram(t, MAIN, { environment });
  assert.equal(await refused.ended, 1);
  assert.match(
    refused.output(),
    /^A restore is in progress in .*\. Wait until it has finished\.\n$/,
  );
  const other = await desk.run('restore', 'club.backup');
  assert.deepEqual(
    [other.code, other.err],
    [1, 'Another restore is in progress. Wait until it has finished.\n'],
  );
  assert.match((await desk.run('members', 'export')).err, /A restore is in progress/);
  assert.match((await desk.run('backup', 'other')).err, /A restore or a move is in progress/);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  const started = await startProgram(t, MAIN, { environment });
  await started.says(/The restore of .*club\.backup had been interrupted. It is now complete/);
  await started.says(/The league of Riverside answers/);
  started.child.kill('SIGTERM');
  assert.equal(await started.ended, 0);
  await assertRestored(desk, key);
});

test('DAT-1: a database in use refuses a restore and a move, whatever is in the file', async (t) => {
  const { desk, file } = await stoppedClub(t);
  await damage(desk, file, 'overwritten at its beginning');
  const lock = lockFolder(desk.path('data'), 'shared', 0);
  const message = 'The service is using this database. Stop it first.\n';
  assert.equal((await desk.run('restore', 'club.backup')).err, message);
  assert.equal((await desk.run('move', '--to', 'postgres://nobody@127.0.0.1:1/none')).err, message);
  assert.equal((await desk.run('start-over')).err, message);
  lock?.release();
  assert.equal((await desk.run('restore', 'club.backup')).code, 0);
});

test('CLI-9: a staged copy damaged in the meantime is not used, and the old data comes back', async (t) => {
  for (const step of ['journalled', 'kept']) {
    const { desk, key, file } = await stoppedClub(t);
    await stopAt(desk, step);
    const handle = await open(`${file}.restoring`, 'r+');
    await handle.write(Buffer.from([0xff]), 0, 1, 5000);
    await handle.close();
    await assert.rejects(serve(desk, key), /could not be completed.*previous data is back/);
    const service = await serve(desk, key);
    assert.deepEqual(await names(service), ['Ann', 'Bo']);
    await service.stop();
  }
});

test('CLI-9: a database that differs from the checked copy stops the start', async (t) => {
  const { desk, key, file } = await stoppedClub(t);
  await stopAt(desk, 'swapped');
  const handle = await open(file, 'r+');
  await handle.write(Buffer.from([0xff]), 0, 1, 5000);
  await handle.close();
  for (let start = 0; start < 2; start++) {
    await assert.rejects(
      serve(desk, key),
      /differs from what the restore of .* wrote.*Restore again/,
    );
  }
  assert.match((await desk.run('doctor')).out, /FAIL +a restore was interrupted/);
  const again = await desk.run('restore', 'club.backup');
  assert.equal(again.code, 0, again.err);
  await assertRestored(desk, key);
});

test('CLI-5: a backup with inconsistent rows is restored only on request', async (t) => {
  const { desk, key, file } = await stoppedClub(t);
  const connection = new DatabaseSync(file);
  connection.exec('delete from events where position = 2');
  connection.close();
  const made = await desk.run('backup', 'odd');
  assert.equal(made.code, 0);
  assert.match(made.err, /The database is damaged. 1: gaps in the event feed/);
  const refused = await desk.run('restore', 'odd');
  assert.equal(refused.code, 1);
  assert.match(refused.err, /1: gaps in the event feed/);
  assert.equal((await desk.run('restore', 'odd', '--despite-findings')).code, 0);
  const service = await serve(desk, key);
  assert.deepEqual(await names(service), ['Ann', 'Bo']);
  await service.stop();
});

test('CLI-5: a backup of an older release is migrated before it is put in place', async (t) => {
  const desk = await openDesk(t, { embedded: true });
  const older = new DatabaseSync(desk.path('older'));
  older.exec('create table migrations (name text primary key)');
  for (const name of ['0001-foundation.sql', '0002-people-and-plans.sql']) {
    older.exec(await readFile(new URL(`../migrations/${name}`, import.meta.url), 'utf8'));
    older.prepare('insert into migrations values (?)').run(name);
  }
  older.exec(`insert into club (id, slug, name, timezone, branding, created_at, updated_at)
    values ('1', 'riverside', 'Riverside', 'UTC', '{}', '${NOW}', '${NOW}')`);
  older.close();
  const restored = await desk.run('restore', 'older', '--without-checksum');
  assert.equal(restored.code, 0, restored.err);
  // A club that is several days old without a backup gets a separate finding.
  assert.equal((await desk.run('backup', 'fresh')).code, 0);
  const { code, out } = await desk.run('doctor');
  assert.equal(code, 0, out);
  assert.match(out, /the tables match this release/);
});

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
