import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { test, type TestContext } from 'node:test';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { VERSION } from '../src/version.ts';
import { type Desk, openDesk, serve } from './cli.ts';

const COMMANDS = new URL('../src/cli/main.ts', import.meta.url).pathname;
const REFUSED = /is damaged|has no checksum|is not a league database/;
/** Longer than the two lines at the end. */
const SEAL_BYTES = 300;

/** A stopped club with a backup: the bytes of the backup, and of its database. */
async function backedUp(t: TestContext) {
  const desk = await openDesk(t, { embedded: true });
  const service = await serve(desk);
  await service.must('POST', '/v1/members', { display_name: 'Ann' });
  const made = await desk.run('backup', 'good');
  assert.equal(made.code, 0, made.err);
  await service.stop();
  const bytes = await readFile(desk.path('good'));
  const line = bytes.lastIndexOf('\nleague-backup {');
  return { desk, key: service.key, bytes, pages: bytes.subarray(0, line) };
}

async function assertRefused(desk: Desk, bytes: Uint8Array, ...words: string[]): Promise<void> {
  await writeFile(desk.path('bad'), bytes);
  const { code, err } = await desk.run('restore', 'bad', ...words);
  assert.equal(code, 1);
  assert.match(err, REFUSED);
}

function flipped(bytes: Buffer, at: number, mask: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ mask;
  return copy;
}

test('CLI-10: a backup with one changed byte is refused, even without its checksum', async (t) => {
  const { desk, bytes } = await backedUp(t);
  const position = fc.nat(bytes.length - 1);
  await fc.assert(
    fc.asyncProperty(position, fc.integer({ min: 1, max: 255 }), (at, mask) =>
      assertRefused(desk, flipped(bytes, at, mask)),
    ),
    { numRuns: chooseCaseCount(150) },
  );
  for (let at = bytes.length - SEAL_BYTES; at < bytes.length; at++) {
    await assertRefused(desk, flipped(bytes, at, 0x20));
  }
  for (let at = 1; at < bytes.length - SEAL_BYTES; at += 4999) {
    await assertRefused(desk, flipped(bytes, at, 0x01), '--without-checksum');
  }
});

test('CLI-10: a truncated or extended backup is refused', async (t) => {
  const { desk, bytes, pages } = await backedUp(t);
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), (length) =>
      assertRefused(desk, bytes.subarray(0, length)),
    ),
    { numRuns: chooseCaseCount(100) },
  );
  for (let length = bytes.length - SEAL_BYTES; length < bytes.length; length++) {
    await assertRefused(desk, bytes.subarray(0, length));
  }
  // SQLite's own check must find cuts that remove the checksum too. A cut that removes only
  // trailing zeros loses nothing.
  const content = pages.findLastIndex((byte) => byte !== 0);
  for (let length = 0; length < content; length += 4096 * 7 + 1000) {
    await assertRefused(desk, bytes.subarray(0, length), '--without-checksum');
  }
  await assertRefused(desk, Buffer.concat([bytes, Buffer.from('\n')]));
  await assertRefused(desk, Buffer.concat([Buffer.from('S'), bytes]));
  await assertRefused(
    desk,
    Buffer.concat([pages, bytes.subarray(0, 4096), bytes.subarray(pages.length)]),
  );
  assert.deepEqual(
    (await readdir(desk.path('data'))).filter((name) => /restor|before/.test(name)),
    [],
  );
});

test('CLI-10: a backup says what made it and when, and one in a newer format is refused', async (t) => {
  const { desk, bytes, pages } = await backedUp(t);
  const [, manifest = '', sum] = bytes.subarray(pages.length).toString().split('\n');
  const said: unknown = JSON.parse(manifest.replace('league-backup ', ''));
  assert.deepEqual(said, {
    format: 1,
    release: VERSION,
    migration: (await readdir(new URL('../migrations/', import.meta.url))).toSorted().at(-1),
    club: 'riverside',
    made_at: '2026-04-01T09:00:00.000Z',
    bytes: pages.length,
  });
  assert.equal(sum, `sha256 ${sha256(bytes.subarray(0, -72))}`);
  const later = Buffer.concat([
    pages,
    Buffer.from(`\n${manifest.replace('"format":1', '"format":2')}\n`),
  ]);
  await writeFile(
    desk.path('later'),
    Buffer.concat([later, Buffer.from(`sha256 ${sha256(later)}\n`)]),
  );
  const { code, err } = await desk.run('restore', 'later', '--without-checksum');
  assert.equal(code, 1);
  assert.match(err, /was made by a newer release \(its format is 2\)/);
});

test('CLI-10: a backup is a SQLite file that becomes the database when put in place by hand', async (t) => {
  const { desk, key } = await backedUp(t);
  const opened = new DatabaseSync(desk.path('good'), { readOnly: true });
  assert.deepEqual({ ...opened.prepare('select slug from club').get() }, { slug: 'riverside' });
  opened.close();
  assert.deepEqual(
    (await readdir(desk.folder)).filter((name) => name.startsWith('good')),
    ['good'],
  );
  const file = desk.path('data/league.sqlite');
  await copyFile(desk.path('good'), file);
  const service = await serve(desk, key);
  for (let number = 1; number <= 40; number++) {
    await service.must('POST', '/v1/members', {
      display_name: `Bo ${number}`,
      notes: 'x'.repeat(4000),
    });
  }
  await service.stop();
  const { code, out } = await desk.run('doctor');
  assert.equal(code, 0, out);
  const again = await serve(desk, key);
  const { data } = await again.must('GET', '/v1/members?limit=200');
  assert.equal((data as unknown as unknown[]).length, 41);
  await again.stop();
});

test('CLI-4: only its owner can read a backup, whatever the umask, and no other file is left', async (t) => {
  const { desk } = await backedUp(t);
  const mask = process.umask(0);
  t.after(() => process.umask(mask));
  assert.equal((await desk.run('backup', 'open')).code, 0);
  assert.equal((await stat(desk.path('open'))).mode & 0o777, 0o600);
  for (const name of await readdir(desk.path('data'))) {
    assert.equal((await stat(desk.path(`data/${name}`))).mode & 0o077, 0, name);
  }
  assert.deepEqual((await readdir(desk.folder)).toSorted(), ['data', 'good', 'open']);
});

test('CLI-4: a damaged database is not backed up', async (t) => {
  const { desk } = await backedUp(t);
  const file = desk.path('data/league.sqlite');
  await copyFile(file, desk.path('whole'));
  const { size } = await stat(file);
  for (const length of [0, 100, size / 2, size - 4096]) {
    await copyFile(desk.path('whole'), file);
    await truncate(file, length);
    const { code, err } = await desk.run('backup', 'bad');
    assert.equal(code, 1);
    assert.match(err, /is damaged|is not a league database/);
  }
  assert.deepEqual((await readdir(desk.folder)).toSorted(), ['data', 'good', 'whole']);
});

test('CLI-4: a full disk during a backup is reported and leaves nothing behind', async (t) => {
  const { desk, pages } = await backedUp(t);
  await mkdir(desk.path('small'));
  // A separate disk that only this command sees.
  const script = `mount -t tmpfs -o size=$1 tmpfs small || exit 77
    "$2" "$3" backup small/club; echo "exit $?"; ls -A small`;
  // The largest disk fits the pages but not the checksum.
  for (const size of ['16k', '200k', `${pages.length / 1024}k`]) {
    const words = ['-rm', 'sh', '-c', script, 'sh', size, process.execPath, COMMANDS];
    const environment = { PATH: process.env['PATH'] ?? '', ...desk.environment };
    const ended = await promisify(execFile)('unshare', words, {
      cwd: desk.folder,
      env: environment,
    }).catch((error: unknown) => error as { stdout?: string; stderr?: string; code?: unknown });
    if ('code' in ended && (ended.code === 'ENOENT' || ended.code === 77 || ended.code === 1)) {
      t.skip('a disk of its own takes root, or namespaces for everybody: run it as root');
      return;
    }
    assert.match(
      ended.stderr ?? '',
      /^There is not enough space for .*small\/club\. Nothing was written\.\n$/,
    );
    assert.equal(ended.stdout, 'exit 1\n');
  }
});

test('CLI-4: a backup killed at any moment is complete or absent', async (t) => {
  const { desk } = await backedUp(t);
  for (let round = 0; round < 6; round++) {
    await rm(desk.path('killed'), { force: true });
    const child = spawn(process.execPath, [COMMANDS, 'backup', desk.path('killed')], {
      env: { PATH: process.env['PATH'] ?? '', ...desk.environment },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    const isUnderWay = async () =>
      (await readdir(desk.folder)).some((name) => name.startsWith('killed'));
    while (!(await isUnderWay()) && child.exitCode === null) await pause(1);
    await pause(round * 4);
    child.kill('SIGKILL');
    await ended;
    if (!existsSync(desk.path('killed'))) continue;
    assert.equal((await desk.run('restore', 'killed')).code, 0);
  }
});

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
