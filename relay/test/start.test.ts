import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { mountExt4 } from 'test-kit/ext4-disk';
import { startMain } from '../launch/program.ts';
import { toListenError } from 'service/listening';

/** Root can write anywhere, so the relay runs as another user. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;

type HostEnvironment = Readonly<Record<string, string>>;

/** A folder in which to start a relay. */
async function newFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'relay-start-'));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

/** Asserts that the start ends with one sentence about a setting, and leaves the folder as it was. */
async function refusesToStart(
  t: TestContext,
  folder: string,
  {
    about,
    says,
    environment,
    uid,
  }: {
    readonly about: string;
    readonly says: RegExp;
    readonly environment: HostEnvironment;
    readonly uid?: number | undefined;
  },
): Promise<void> {
  const before = await readdir(folder, { recursive: true });
  const relay = await startMain(t, environment, { folder, uid });
  assert.equal(await relay.ended, 1, `${JSON.stringify(environment)}: ${relay.output()}`);
  const [line = '', ...more] = relay.output().trimEnd().split('\n');
  assert.deepEqual(more, [], 'one sentence');
  assert.match(line, new RegExp(`^The relay could not start: ${about}\\b.*[.?]$`));
  assert.match(line, says);
  assert.deepEqual(await readdir(folder, { recursive: true }), before, 'nothing is left behind');
}

test('HOST-2: a malformed setting stops the start with one sentence that names it', async (t) => {
  const folder = await newFolder(t);
  const wrong: HostEnvironment[] = [
    { ALLOWED_ORIGINS: 'example.org' },
    { ALLOWED_ORIGINS: 'https://example.org/' },
    { ALLOWED_ORIGINS: 'https://example.org/app' },
    { ALLOWED_ORIGINS: 'https://example.org, null' },
    { PUBLIC_HOSTING: 'maybe' },
    { OWNER_KEY: 'x'.repeat(257) },
    { OWNER_KEY: ` ${'x'.repeat(15)} ` },
    { DAILY_GAME_LIMIT: '-1' },
    { NETWORK_GAME_LIMIT: '1.5' },
    { RELAY_PORT: '65536' },
    { RELAY_PORT: 'http' },
    { FORWARDER_URL: 'https://play.example.org/' },
    { FORWARDER_URL: 'https://a.example;script-src *' },
    { RELAY_HOST: 'http://127.0.0.1' },
    { RELAY_HOST: '127.0.0.1:8400' },
    { RELAY_HOST: '[::1]' },
    { RELAY_HOST: 'two words' },
    { TRUST_PROXY: 'yes' },
    { TRUST_PROXY: '10.0.0.0/33' },
    { RELAY_PROT: '1' },
    { RELAY_HOST: '999.1.1.1' },
    { NETWORK_SOCKET_LIMIT: '0' },
  ];
  await Promise.all(
    wrong.map((environment) => {
      const [about = ''] = Object.keys(environment);
      return refusesToStart(t, folder, { about, says: /./, environment });
    }),
  );
});

test('HOST-2: an address that is not on this machine is blamed on RELAY_HOST', async (t) => {
  const folder = await newFolder(t);
  for (const [host, says] of [
    ['nonsense.invalid', /"nonsense\.invalid" cannot be resolved/],
    ['192.0.2.1', /has no address "192\.0\.2\.1"/],
  ] as const) {
    await refusesToStart(t, folder, {
      about: 'RELAY_HOST',
      says,
      environment: { RELAY_HOST: host },
    });
  }
});

test('HOST-2: a port in use, or not allowed to this user, is blamed on RELAY_PORT', async (t) => {
  const folder = await newFolder(t);
  const first = await startMain(t, {});
  const { port: taken } = new URL(await first.says(/answers at (http:\S+)/));
  await refusesToStart(t, folder, {
    about: 'RELAY_PORT',
    says: new RegExp(`another program is already listening on port ${taken}`),
    environment: { RELAY_PORT: taken },
  });
  // Which ports need root differs between machines.
  const error = Object.assign(new Error('listen'), { code: 'EACCES' });
  const { message } = toListenError(error, { host: '127.0.0.1', port: 80, prefix: 'RELAY' });
  assert.equal(message, 'RELAY_PORT: this user may not listen on port 80.');
});

test('HOST-2: a folder that cannot be created or written is blamed on RELAY_DATA', async (t) => {
  const folder = await newFolder(t);
  await writeFile(join(folder, 'file'), 'kept');
  await mkdir(join(folder, 'broken/relay.db'), { recursive: true });
  await writeFile(join(folder, 'broken/relay.lock'), '');
  await mkdir(join(folder, 'damaged'));
  await writeFile(join(folder, 'damaged/relay.db'), 'no database, whatever its name says');
  await writeFile(join(folder, 'damaged/relay.lock'), '');
  for (const [data, says] of [
    // A folder that exists, but in which the system says that nothing can.
    ['/proc/nowhere/relay', /no folder can be created there/],
    ['/proc/nowhere', /no folder can be created there/],
    [join(folder, 'file'), /part of its path is a file/],
    [join(folder, 'file/relay'), /part of its path is a file/],
    [join(folder, 'new', 'x'.repeat(300)), /its name is too long/],
    [join(folder, 'broken'), /its database cannot be opened/],
    [join(folder, 'damaged'), /its relay\.db is not a database/],
  ] as const) {
    const environment = { RELAY_DATA: data };
    await refusesToStart(t, folder, { about: 'RELAY_DATA', says, environment });
  }
});

test('HOST-2: a folder of another user is blamed on RELAY_DATA', async (t) => {
  const folder = await newFolder(t);
  await mkdir(join(folder, 'locked'));
  await chmod(join(folder, 'locked'), 0o555);
  await chmod(folder, 0o555);
  for (const data of ['data/relay', 'locked']) {
    await refusesToStart(t, folder, {
      about: 'RELAY_DATA',
      says: /may not (read and )?write there|cannot be opened/,
      environment: { RELAY_DATA: data },
      uid: NOBODY,
    });
  }
  // Makes it removable again.
  await chmod(folder, 0o755);
});

test('HOST-2: an unreadable .env file stops the start instead of falling back to defaults', async (t) => {
  const folder = await newFolder(t);
  await mkdir(join(folder, '.env'));
  await refusesToStart(t, folder, {
    about: 'The settings in .env',
    says: /cannot be read/,
    environment: {},
  });
});

test('HOST-2: a failed file system stops the start with an error naming folder and cause', async (t) => {
  const disk = mountExt4(t);
  if (!disk) return t.skip('a file system can be mounted by root alone');
  const environment = { RELAY_PORT: '0', RELAY_DATA: disk.folder, PUBLIC_HOSTING: 'on' };
  const relay = await startMain(t, environment);
  await relay.says(/answers at/);
  relay.child.kill('SIGKILL');
  await relay.ended;
  disk.breakDown();
  for (const folder of [disk.folder, join(disk.folder, 'new')]) {
    const again = await startMain(t, { ...environment, RELAY_DATA: folder });
    assert.equal(await again.ended, 1);
    const said = `RELAY_DATA: ${folder} cannot be used: the file system is read-only.\n`;
    assert.equal(again.output(), `The relay could not start: ${said}`);
  }
});
