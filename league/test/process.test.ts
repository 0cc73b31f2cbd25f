import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { generateToken } from '../src/http/token.ts';
import { VERSION } from '../src/version.ts';
import { startProgram } from 'test-kit/started-program';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;

function start(t: TestContext, environment: Record<string, string> = {}) {
  return startProgram(t, MAIN, { environment: { LEAGUE_PORT: '0', ...environment } });
}

/** The service asks for the body once it has read the head. */
const ASKING = 'Expect: 100-continue\r\n';

async function untilReceived(socket: Socket): Promise<void> {
  const [said] = (await once(socket, 'data')) as [Buffer];
  assert.match(said.toString(), /^HTTP\/1\.1 100 /);
}

/** Waits until it accepts no connections. */
async function untilStopping(address: string): Promise<void> {
  const isAnswering = () =>
    fetch(`${address}/healthz`).then(
      () => true,
      () => false,
    );
  while (await isAnswering());
}

test('SRV-4: a wrong setting stops the start with one sentence', async (t) => {
  const { ended, output } = await start(t, { LEAGUE_PORT: 'eighty' });
  assert.equal(await ended, 1);
  assert.equal(output(), 'LEAGUE_PORT must be a whole number from 0 to 65535.\n');
});

test('SRV-4: a port in use is reported in plain words', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1');
  t.after(() => taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { ended, output } = await start(t, { LEAGUE_PORT: String(port) });
  assert.equal(await ended, 1);
  assert.match(output(), /The league could not start: .+\n$/);
});

test('SRV-6, SRV-1: the service starts while its database is away, says so, and shuts down cleanly', async (t) => {
  const { child, ended, says } = await start(t, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  });
  const address = await says(/Until then, (http:\S+) says so/);
  const health = await fetch(`${address}/healthz`);
  assert.equal(health.status, 503);
  assert.equal(health.headers.get('retry-after'), '5');
  const told = { status: 'unavailable', reason: 'starting', version: VERSION };
  assert.deepEqual(await health.json(), told);
  const answer = await fetch(`${address}/v1/me`, {
    headers: { authorization: `Bearer ${generateToken('api_key')}` },
  });
  assert.equal(answer.status, 503);
  assert.equal(((await answer.json()) as { code: string }).code, 'unavailable');
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
});

test('FIRST-5: the address that a person needs comes last, with no log line in between', async (t) => {
  const LEAGUE_WEBSITE_URL = 'http://localhost:8500';
  const { child, ended, folder, says, output } = await start(t, { LEAGUE_WEBSITE_URL });
  const url = await says(/answers at (http:\S+)/);
  const secret = await says(/install\?secret=(\S+)\n/);
  const { status } = await fetch(`${url}/setup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      club: { name: 'Riverside', slug: 'riverside', timezone: 'UTC' },
      administrator: { name: 'Kim' },
    }),
  });
  assert.equal(status, 201);
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
  const printed = output().split('\n');
  assert.ok(printed.indexOf(`  ${LEAGUE_WEBSITE_URL}/install?secret=${secret}`) > 0);
  const before = printed.slice(
    0,
    printed.indexOf(`  ${LEAGUE_WEBSITE_URL}/install?secret=${secret}`),
  );
  assert.deepEqual(
    before.filter((line) => line.startsWith('{')),
    [],
  );

  const again = await startProgram(t, MAIN, {
    environment: { LEAGUE_PORT: '0', LEAGUE_WEBSITE_URL },
    folder,
  });
  await again.says(/The website of the club:\n.+\n/);
  assert.equal(again.output().trimEnd().split('\n').at(-1), `  ${LEAGUE_WEBSITE_URL}`);
  assert.doesNotMatch(again.output(), /^\{/m);
});

test('INS-1, SRV-5: the start prints where to install and hides the secret from others, and shutdown is clean', async (t) => {
  const { child, folder, ended, says } = await start(t);
  const address = await says(/at (http:\S+) \(data/);
  const secret = await says(/installation secret: (\S+)\n/);
  const { mode } = await stat(join(folder, 'data/league/installation-secret'));
  assert.equal(mode & 0o777, 0o600);
  const answer = await fetch(`${address}/setup/status`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  assert.deepEqual(await answer.json(), { installed: false });

  // A request in progress at the signal is answered.
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  const body = JSON.stringify({
    club: { name: 'Riverside', slug: 'riverside', timezone: 'UTC' },
    administrator: { name: 'Kim' },
  });
  socket.write(
    `POST /setup HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secret}\r\n` +
      `Content-Type: application/json\r\n${ASKING}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  );
  await untilReceived(socket);
  child.kill('SIGTERM');
  await untilStopping(address);
  socket.write(body.slice(20));
  const [first] = (await once(socket, 'data')) as [Buffer];
  assert.match(first.toString(), /^HTTP\/1\.1 201 /);
  socket.destroy();
  assert.equal(await ended, 0);
});

test('SRV-5, ERR-1: requests that follow on a busy connection during shutdown are answered as usual', async (t) => {
  const { child, ended, says } = await start(t);
  const address = await says(/at (http:\S+) \(data/);
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  const closed = once(socket, 'close');
  socket.write('POST /setup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  socket.write('Content-Length: 2\r\n\r\n{');
  // The request is refused before its body arrives.
  await once(socket, 'data');
  child.kill('SIGTERM');
  await untilStopping(address);
  socket.write('}GET /v1/me HTTP/1.1\r\nHost: x\r\n\r\n');
  await closed;
  const answers = received.split(/(?=HTTP\/1\.1 \d)/);
  assert.equal(answers.length, 2);
  for (const answer of answers) {
    assert.match(answer, /^HTTP\/1\.1 401 /);
    assert.match(answer, /^content-type: application\/problem\+json/im);
  }
  assert.equal(await ended, 0);
});

test('compiled code is kept for the next start, however this one ends', async (t) => {
  const { child, ended, folder, says } = await start(t, { NODE_COMPILE_CACHE: 'compiled' });
  await says(/at (http:\S+) \(data/);
  child.kill('SIGKILL');
  assert.equal(await ended, null);
  assert.ok((await readdir(join(folder, 'compiled'), { recursive: true })).length > 500);
});

test('INS-7: with a website, the printed address and the page point to it', async (t) => {
  const { says } = await start(t, { LEAGUE_WEBSITE_URL: 'http://localhost:8500/' });
  const address = await says(/at (http:\S+) \(data/);
  await says(/\n {2}http:\/\/localhost:8500\/install\?secret=(\S{16,})\n/);
  assert.match(
    await (await fetch(`${address}/install`)).text(),
    /"http:\/\/localhost:8500\/install"/,
  );
});

test('INS-6: installation stores the key for a local website, readable only by its owner', async (t) => {
  const { folder, says } = await start(t, { LEAGUE_WEBSITE_KEY_FILE: 'site/data/website-key' });
  const address = await says(/at (http:\S+) \(data/);
  const secret = await says(/installation secret: (\S+)\n/);
  const answer = await install(address, secret);
  assert.equal(answer.headers.get('website-key-file'), 'site/data/website-key');
  const { website_key: key } = (await answer.json()) as { website_key: { key: string } };
  const path = join(folder, 'site/data/website-key');
  assert.equal(await readFile(path, 'utf8'), `${key.key}\n`);
  assert.equal((await stat(path)).mode & 0o777, 0o600);
});

test('INS-6: the stored file holds the key itself, whatever else the answer contains', async (t) => {
  const { folder, says } = await start(t, { LEAGUE_WEBSITE_KEY_FILE: 'website-key' });
  const address = await says(/at (http:\S+) \(data/);
  const branding = { website_key: { key: `dl_${'0'.repeat(38)}` } };
  const answer = await install(address, await says(/installation secret: (\S+)\n/), { branding });
  const { website_key: key } = (await answer.json()) as { website_key: { key: string } };
  assert.equal(await readFile(join(folder, 'website-key'), 'utf8'), `${key.key}\n`);
});

test('INS-6: an unwritable file does not stop the keys from being shown', async (t) => {
  const { says } = await start(t, { LEAGUE_WEBSITE_KEY_FILE: '/dev/null/website-key' });
  const address = await says(/at (http:\S+) \(data/);
  const answer = await install(address, await says(/installation secret: (\S+)\n/));
  assert.equal(answer.status, 201);
  assert.equal(answer.headers.get('website-key-file'), null);
});

function install(address: string, secret: string, more: object = {}): Promise<Response> {
  return fetch(`${address}/setup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      club: { name: 'Riverside', slug: 'riverside', timezone: 'UTC', ...more },
      administrator: { name: 'Kim' },
    }),
  });
}
