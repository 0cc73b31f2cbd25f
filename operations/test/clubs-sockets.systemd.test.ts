import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { test, type TestContext } from 'node:test';
import { makeCallerThrough, installClub, type Send } from 'test-kit/club-calls';
import { ROOT } from '../../scripts/files.ts';
import { askSocket } from './ask-socket.ts';

/* A hosted club's services at sockets, like its units; systemd's own program passes these on. */

const ACTIVATE = process.env['SYSTEMD_SOCKET_ACTIVATE_PATH'] ?? 'systemd-socket-activate';
const SECRET = 'a-secret-for-tests-of-sockets';
const ATTEMPTS = 200;
/** The user `nobody`, who must not read any of these files. */
const NOBODY = 65_534;

/** Waits at a socket, and starts the program on the first connection. */
async function waitAt(
  t: TestContext,
  socket: string,
  main: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const words = Object.keys(settings).flatMap((name) => ['-E', name]);
  const child = spawn(ACTIVATE, ['-l', socket, ...words, process.execPath, join(ROOT, main)], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: 'ignore',
  });
  t.after(async () => {
    const ended = once(child, 'exit');
    if (child.kill()) await ended;
  });
  for (let attempt = 0; !existsSync(socket); attempt++) {
    assert.ok(attempt < ATTEMPTS, `${socket} is not there`);
    await sleep(20);
  }
  chmodSync(socket, 0o600);
}

async function startClub(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'club-sockets-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o711);
  const [league, clubhouse] = [join(folder, 'league'), join(folder, 'clubhouse')];
  const key = { LEAGUE_WEBSITE_KEY_FILE: join(folder, 'website-key') };
  await waitAt(t, league, 'league/src/main.ts', {
    ...key,
    LEAGUE_DATA: join(folder, 'data-league'),
    LEAGUE_STATE: 'none',
    LEAGUE_INSTALLATION_SECRET: SECRET,
    LEAGUE_TRUST_PROXY: '127.0.0.1',
    LEAGUE_INSTALLATION_RATE_LIMIT: '1',
  });
  await waitAt(t, clubhouse, 'clubhouse/src/main.ts', {
    ...key,
    CLUBHOUSE_DATA: join(folder, 'data-clubhouse'),
    CLUBHOUSE_URL: 'https://club.example.org',
    CLUBHOUSE_TRUST_PROXY: '127.0.0.1',
    LEAGUE_URL: `unix:${league}`,
  });
  return { league, clubhouse };
}

test('CLUBS-1, CLUBS-2: a club runs on sockets from systemd, and its website reaches its league there', async (t) => {
  const { league, clubhouse } = await startClub(t);
  assert.equal((await askSocket(clubhouse, '/healthz')).status, 200);
  const from = (address: string) =>
    askSocket(league, '/setup/status', {
      headers: { 'x-forwarded-for': address, authorization: `Bearer ${SECRET}x` },
    });
  assert.equal((await from('192.0.2.1')).status, 401);
  // Limits count the address that the proxy names, as on a port of this machine.
  assert.equal((await from('192.0.2.1')).status, 429);
  assert.equal((await from('192.0.2.2')).status, 401);
  const send: Send = (path, asked) => askSocket(league, path, asked);
  await installClub(makeCallerThrough(send, SECRET), { name: 'Harbour Lane', slug: 'harbour' });
  const page = await askSocket(clubhouse, '/sign-in');
  assert.equal(page.status, 200, page.text);
  assert.match(page.text, /Harbour Lane/);
});

test(
  'CLUBS-8: only its own user can reach a club’s sockets',
  { skip: process.getuid?.() !== 0 },
  async (t) => {
    const { league } = await startClub(t);
    const knock = `require('node:net').connect(process.argv[1]).on('error', (e) => { console.log(e.code); }).on('connect', () => { console.log('in'); process.exit(); })`;
    const run = (uid: number) =>
      spawnSync(process.execPath, ['-e', knock, league], {
        uid,
        encoding: 'utf8',
        cwd: '/',
      }).stdout.trim();
    assert.equal(run(NOBODY), 'EACCES');
    assert.equal(run(0), 'in');
  },
);
