import assert from 'node:assert/strict';
import {
  chmod,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { type StartedProgram, startProgram } from 'test-kit/started-program';
import { openDatabase } from '../src/db/open.ts';
import { type Desk, openDesk, serve } from './cli.ts';
import { list } from './club.ts';
import { createUnmigrated } from './empty-database.ts';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
const START_OVER = /start-over\.$/;

/** An installed and stopped club on the embedded database. */
async function installed(
  t: TestContext,
  { state = false } = {},
): Promise<{ desk: Desk; key: string }> {
  const desk = await openDesk(t, { embedded: true });
  if (state) desk.environment['LEAGUE_STATE'] = desk.path('state');
  const service = await serve(desk);
  await service.must('POST', '/v1/members', { display_name: 'Ann' });
  await desk.run('backup', 'club.backup');
  await service.stop();
  return { desk, key: service.key };
}

/** Every start refuses with this message and creates nothing, and the doctor reports it. */
async function assertRefused(desk: Desk, message: RegExp): Promise<void> {
  const before = await everyFile(desk);
  for (let tries = 0; tries < 2; tries++) {
    await assert.rejects(serve(desk), message);
    assert.deepEqual(await everyFile(desk), before);
  }
  const { code, out } = await desk.run('doctor');
  assert.equal(code, 1);
  assert.match(out, message);
  assert.match((await desk.run('members', 'export')).err, message);
  assert.deepEqual(await everyFile(desk), before);
}

async function everyFile(desk: Desk): Promise<string[]> {
  const files = await readdir(desk.folder, { recursive: true });
  return files.filter((name) => !name.endsWith('league.lock')).toSorted();
}

async function assertServes(desk: Desk, key: string): Promise<void> {
  const service = await serve(desk, key);
  assert.equal(list((await service.must('GET', '/v1/members'))['data']).length, 1);
  await service.stop();
}

/** Set-up is open, because there is no club. */
async function assertOpen(desk: Desk): Promise<void> {
  const database = await openDatabase({
    databaseUrl: desk.environment['DATABASE_URL'],
    dataFolder: desk.path('data'),
    onLost: () => undefined,
  });
  assert.equal(
    (await database.readOne((db) => db.selectFrom('club').select('id').execute())).length,
    0,
  );
  await database.close();
  const service = await serve(desk);
  await service.stop();
}

test('DAT-3, DAT-4: a missing or empty database file stops the start, and a restore helps', async (t) => {
  for (const state of [false, true]) {
    const { desk, key } = await installed(t, { state });
    const file = desk.path('data/league.sqlite');
    await truncate(file, 0);
    await assertRefused(
      desk,
      /contains an empty league\.sqlite, although the club Riverside was installed/,
    );
    await rm(file);
    await assertRefused(
      desk,
      /contains no league\.sqlite, although the club Riverside was installed/,
    );
    assert.equal((await desk.run('restore', 'club.backup')).code, 0);
    await assertServes(desk, key);
  }
});

test('DAT-4: an empty file, or a log without its file, stops the start even without a mark', async (t) => {
  const { desk } = await installed(t);
  const file = desk.path('data/league.sqlite');
  await rm(desk.path('data/installed.json'));
  await truncate(file, 0);
  await assertRefused(desk, /league\.sqlite is empty, which the service never causes/);
  await rm(file);
  await writeFile(`${file}-wal`, 'a log');
  await assertRefused(desk, /contains a database log but no league\.sqlite/);
  const restarted = await desk.run('start-over');
  assert.equal(restarted.code, 0, restarted.err);
  assert.equal(await readFile(`${file}.before-20260401090000-wal`, 'utf8'), 'a log');
  await assertOpen(desk);
});

test('DAT-3, DAT-4: a missing or empty data folder stops the start', async (t) => {
  const { desk, key } = await installed(t, { state: true });
  await rename(desk.path('data'), desk.path('away'));
  await assertRefused(
    desk,
    /The folder .*data is missing, although the club Riverside was installed there/,
  );
  await mkdir(desk.path('data'));
  await assertRefused(
    desk,
    /contains no league\.sqlite, although the club Riverside was installed there/,
  );
  await rm(desk.path('data'), { recursive: true });
  await rename(desk.path('away'), desk.path('data'));
  await assertServes(desk, key);
  await rm(desk.path('data'), { recursive: true });
  assert.equal((await desk.run('restore', 'club.backup')).code, 0);
  await assertServes(desk, key);
});

test('DAT-6: a new checkout at the path of an old one is a first start', async (t) => {
  const desk = await openDesk(t, { embedded: true });
  desk.environment['LEAGUE_STATE'] = desk.path('state');
  desk.environment['LEAGUE_DATA'] = desk.path('checkout/data');
  await mkdir(desk.path('checkout'));
  await (await serve(desk)).stop();
  await rm(desk.path('checkout/data'), { recursive: true });
  await assertRefused(desk, /data is missing, although the club Riverside was installed there/);
  await rm(desk.path('checkout'), { recursive: true });
  await mkdir(desk.path('checkout'));
  await (await serve(desk)).stop();
});

test('DAT-3: an unreadable mark still says that there was a club', async (t) => {
  const { desk, key } = await installed(t);
  for (const text of ['', '{', '[]', '{"club":null}', 'null']) {
    await writeFile(desk.path('data/installed.json'), text);
    await rename(desk.path('data/league.sqlite'), desk.path('away'));
    await assertRefused(desk, /contains no league\.sqlite, although a club was installed there/);
    await rename(desk.path('away'), desk.path('data/league.sqlite'));
    await assertServes(desk, key);
    assert.match(await readFile(desk.path('data/installed.json'), 'utf8'), /"Riverside"/);
  }
});

test('DAT-3: the service starts if the state folder is read-only, and the doctor says so', async (t) => {
  const desk = await openDesk(t, { embedded: true });
  await desk.put('state', 'a file, and no folder');
  desk.environment['LEAGUE_STATE'] = desk.path('state');
  const service = await serve(desk);
  const { code, out } = await desk.run('doctor');
  assert.equal(code, 0, out);
  assert.match(out, /warn +nothing outside .*data says that a club is installed/);
  await service.stop();
});

test('DAT-4: a database without the club, or with another one, is not served', async (t) => {
  const { desk } = await installed(t);
  const { desk: other } = await installed(t);
  const file = desk.path('data/league.sqlite');
  await copyFile(other.path('data/league.sqlite'), file);
  await assert.rejects(
    serve(desk),
    /contains the club Riverside, but the club Riverside was installed here/,
  );
  const bare = await openDesk(t, { embedded: true });
  const database = await openDatabase({
    databaseUrl: undefined,
    dataFolder: bare.path('data'),
    onLost: () => undefined,
  });
  await database.close();
  await copyFile(bare.path('data/league.sqlite'), file);
  await assert.rejects(
    serve(desk),
    /There is no club in .*data, although the club Riverside was installed/,
  );
  assert.match(
    (await desk.run('doctor')).out,
    /FAIL +the service would not start: There is no club/,
  );
  assert.equal((await desk.run('start-over')).code, 0);
  await assertOpen(desk);
});

test('DAT-5: start-over refuses while a club exists, and deletes nothing', async (t) => {
  const { desk, key } = await installed(t, { state: true });
  const before = await everyFile(desk);
  const { code, err } = await desk.run('start-over');
  assert.equal(code, 1);
  assert.match(err, /contains the club Riverside/);
  assert.deepEqual(await everyFile(desk), before);
  await assertServes(desk, key);
  const file = desk.path('data/league.sqlite');
  await writeFile(file, 'not a database any more');
  const restarted = await desk.run('start-over');
  assert.equal(restarted.code, 0, restarted.err);
  assert.match(restarted.out, /This machine no longer remembers Riverside\. Start/);
  assert.equal(await readFile(`${file}.before-20260401090000`, 'utf8'), 'not a database any more');
  await assertOpen(desk);
});

test('DAT-2: the next start completes a first start that was killed midway', async (t) => {
  const desk = await openDesk(t, { embedded: true });
  await mkdir(desk.path('data'));
  for (const name of ['league.sqlite.new', 'league.sqlite.new-wal', 'league.lock']) {
    await writeFile(desk.path(`data/${name}`), name === 'league.lock' ? '' : 'half of it');
  }
  await assertOpen(desk);
  const left = (await readdir(desk.path('data'))).filter((name) => name.includes('.new'));
  assert.deepEqual(left, []);
});

test('DAT-2, INS-5: two simultaneous first starts share one complete database and one secret', async (t) => {
  const desk = await openDesk(t, { embedded: true });
  const environment = { LEAGUE_PORT: '0', LEAGUE_DATA: desk.path('data') };
  const both = await Promise.all([1, 2].map(() => startProgram(t, MAIN, { environment })));
  const secrets = await Promise.all(both.map((one) => one.says(/installation secret: (\S+)\n/)));
  assert.equal(new Set(secrets).size, 1);
  for (const { child, ended } of both) {
    child.kill('SIGTERM');
    assert.equal(await ended, 0);
  }
  await assertOpen(desk);
});

test('SRV-4, DAT-3, DAT-4: the real program marks what it installs, and stops if that goes missing', async (t) => {
  const desk = await openDesk(t, { embedded: true });
  const secret = 'a-secret-of-sixteen-and-more';
  const environment = {
    LEAGUE_PORT: '0',
    LEAGUE_DATA: desk.path('data'),
    LEAGUE_STATE: desk.path('state'),
    LEAGUE_INSTALLATION_SECRET: secret,
  };
  const start = (): Promise<StartedProgram> =>
    startProgram(t, MAIN, { environment, folder: desk.folder });
  const first = await start();
  const address = await first.says(/at (http:\S+) \(data/);
  await first.says(/the installation secret in LEAGUE_INSTALLATION_SECRET/);
  assert.equal(first.output().includes(secret), false);
  const answer = await fetch(`${address}/setup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      club: { name: 'Riverside', slug: 'riverside', timezone: 'UTC' },
      administrator: { name: 'Kim' },
    }),
  });
  assert.equal(answer.status, 201);
  // Immediately, not only after the next start.
  assert.match(await readFile(desk.path('data/installed.json'), 'utf8'), /"Riverside"/);
  first.child.kill('SIGKILL');
  await first.ended;
  await rm(desk.path('data'), { recursive: true });
  const second = await start();
  assert.equal(await second.ended, 1);
  assert.match(
    second.output(),
    /^The folder .* is missing, although the club Riverside was installed there\..*\n$/,
  );
  assert.deepEqual(await readdir(desk.folder), ['state']);
  await mkdir(desk.path('.env'));
  const third = await start();
  assert.equal(await third.ended, 1);
  assert.match(third.output(), /^The settings in \.env cannot be read \(EISDIR\).*\n$/);
});

test('INS-5: only its owner can read the installation secret, and an unusable secret file stops the start', async (t) => {
  const desk = await openDesk(t, { embedded: true });
  const { readInstallationSecret: installationSecret } = await import('../src/secret.ts');
  const folder = desk.path('data');
  const file = join(folder, 'installation-secret');
  const made = await installationSecret(undefined, folder);
  assert.match(made, /^[\w-]{32}$/);
  assert.equal(await installationSecret(undefined, folder), made);
  assert.deepEqual(await readdir(folder), ['installation-secret']);
  const seen = await Promise.all(
    [1, 2, 3].map(() => installationSecret(undefined, desk.path('race'))),
  );
  assert.equal(new Set(seen).size, 1);
  for (const [text, mode, message] of [
    ['', 0o600, /contains no installation secret of at least 16/],
    ['fifteen-letters', 0o600, /contains no installation secret of at least 16/],
    ['sixteen letters and a blank', 0o600, /contains no installation secret of at least 16/],
    [`${made}\n`, 0o640, /^Others can read the installation secret in .*: run chmod go= /],
    [`${made}\n`, 0o604, /^Others can read/],
  ] as const) {
    await writeFile(file, text);
    await chmod(file, mode);
    await assert.rejects(installationSecret(undefined, folder), (error: Error) => {
      assert.match(error.message, message);
      assert.equal(error.message.includes('\n'), false);
      return true;
    });
    assert.equal(await readFile(file, 'utf8'), text);
    assert.equal(await installationSecret('from-the-environment', folder), 'from-the-environment');
  }
  await rm(file);
  await mkdir(file);
  await assert.rejects(
    installationSecret(undefined, folder),
    /installation secret in .* cannot be read/,
  );
});

if (process.env['TEST_DATABASE_URL'] !== undefined) {
  test('DAT-4: a lost DATABASE_URL or an emptied PostgreSQL stops the start', async (t) => {
    const { desk, key } = await installed(t);
    const url = await createUnmigrated(t);
    assert.equal((await desk.run('move', '--to', url)).code, 0);
    // The old file still contains the club from before the move.
    await assertRefused(
      desk,
      /DATABASE_URL is not set, and the club Riverside was last served from PostgreSQL \(127/,
    );
    assert.doesNotMatch(await readFile(desk.path('data/installed.json'), 'utf8'), /league@/);
    desk.environment['DATABASE_URL'] = url;
    await assertServes(desk, key);
    desk.environment['DATABASE_URL'] = await createUnmigrated(t);
    await assert.rejects(
      serve(desk),
      /There is no club in PostgreSQL, although the club Riverside was installed in PostgreSQL/,
    );
    assert.match((await desk.run('members', 'export')).err, /There is no club in PostgreSQL/);
    desk.environment['DATABASE_URL'] = url;
    assert.match(
      (await desk.run('start-over')).err,
      /contains the club Riverside\. Start the service/,
    );
    await assertServes(desk, key);
    // Deliberately back to the file.
    delete desk.environment['DATABASE_URL'];
    const back = await desk.run('restore', 'data/league.sqlite', '--without-checksum');
    assert.equal(back.code, 0, back.err);
    await assertServes(desk, key);
  });

  test('DAT-5: start-over opens an empty PostgreSQL for a new club', async (t) => {
    const { desk } = await installed(t);
    desk.environment['DATABASE_URL'] = await createUnmigrated(t);
    await assert.rejects(serve(desk), START_OVER);
    assert.equal((await desk.run('start-over')).code, 0);
    await assertOpen(desk);
  });
}
