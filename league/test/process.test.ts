import assert from 'node:assert/strict';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { startProgram } from 'test-kit/started-program';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;

function start(t: TestContext, environment: Record<string, string> = {}) {
  return startProgram(t, MAIN, { environment: { LEAGUE_PORT: '0', ...environment } });
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
  const { child, folder, ended, says } = await start(t);
  const address = await says(/at (http:\S+) \(data/);
  const secret = await says(/installation secret: (\S+)\n/);
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
