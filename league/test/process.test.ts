import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;

interface Started {
  readonly child: ChildProcess;
  readonly folder: string;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

async function start(t: TestContext, env: Record<string, string> = {}): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'league-process-'));
  const child = spawn(process.execPath, [MAIN], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', LEAGUE_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  t.after(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true });
  });
  return { child, folder, output: () => output, ended };
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.fail('it did not come to that');
}

test('SRV-4: a wrong setting stops the start with one sentence', async (t) => {
  const { ended, output } = await start(t, { LEAGUE_PORT: 'eighty' });
  assert.equal(await ended, 1);
  assert.equal(output(), 'LEAGUE_PORT must be a whole number from 0 to 65535.\n');
});

test('SRV-4: a port that is taken, or a database that is away, is said in words', async (t) => {
  const away = await start(t, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  assert.equal(await away.ended, 1);
  assert.match(away.output(), /^The league could not start: .+\n$/);
});

test('INS-1, SRV-5: it prints where to install, keeps the secret to its owner, and stops in order', async (t) => {
  const { child, folder, output, ended } = await start(t);
  await until(() => /installation secret: \S+/.test(output()));
  const address = /at (http:\/\/[\d.:]+)/.exec(output())?.[1] ?? '';
  const secret = /installation secret: (\S+)/.exec(output())?.[1] ?? '';
  const { mode } = await stat(join(folder, 'data/league/installation-secret'));
  assert.equal(mode & 0o777, 0o600);
  const answer = await fetch(`${address}/setup/status`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  assert.deepEqual(await answer.json(), { installed: false });

  // A request that is under way when the signal comes is answered.
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  const body = JSON.stringify({
    club: { name: 'Riverside', slug: 'riverside', timezone: 'UTC' },
    administrator: { name: 'Kim' },
  });
  socket.write(
    `POST /setup HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secret}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await assert.rejects(fetch(`${address}/healthz`));
  socket.write(body.slice(20));
  const [first] = (await once(socket, 'data')) as [Buffer];
  assert.match(first.toString(), /^HTTP\/1\.1 201 /);
  socket.destroy();
  assert.equal(await ended, 0);
});
