import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { readNodeSettings } from '../src/hosts/node/node-settings.ts';
import { startRelay } from '../src/hosts/node/relay.ts';

async function relayWith(t: TestContext, settings: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'relay-ids-'));
  const lines: object[] = [];
  const relay = await startRelay({
    settings: readNodeSettings({ RELAY_PORT: '0', RELAY_DATA: join(folder, 'data'), ...settings }),
    site: folder,
    now: Date.now,
    log: (event, ...each) => lines.push(...each.map((fields) => ({ event, ...fields }))),
  });
  t.after(async () => {
    await relay.close();
    await rm(folder, { recursive: true });
  });
  return { url: relay.url, lines };
}

const UPGRADE = { upgrade: 'websocket', connection: 'Upgrade' };
const ROOM = `/v1/rooms/${'r'.repeat(43)}`;

test('OPS-11: every HTTP response has an id, the caller’s own if valid', async (t) => {
  const { url, lines } = await relayWith(t, {});
  const idOf = async (path: string, headers: Record<string, string>) =>
    (await fetch(url + path, { headers })).headers.get('x-request-id');
  for (const path of ['/v1/info', '/nowhere', ROOM, '/v1/stats']) {
    assert.equal(await idOf(path, { 'x-request-id': 'from-the.proxy_1' }), 'from-the.proxy_1');
    assert.match((await idOf(path, { 'x-request-id': 'a b' })) ?? '', /^[0-9a-f-]{36}$/);
    assert.match((await idOf(path, {})) ?? '', /^[0-9a-f-]{36}$/);
  }
  assert.deepEqual(lines, [], 'no line unless it is switched on');
});

test('OPS-12: if enabled, each response logs its route, but no room, token or address', async (t) => {
  const { url, lines } = await relayWith(t, { RELAY_ACCESS_LOG: 'on' });
  const headers = { 'x-request-id': 'one' };
  await fetch(`${url}/v1/info?token=secret`, { headers });
  await fetch(url + ROOM, { headers });
  const told = lines.map((line) => ({ ...line, ms: 0 }));
  const line = { event: 'answered', method: 'GET', ms: 0, request_id: 'one' };
  assert.deepEqual(told, [
    { ...line, route: 'info', status: 200 },
    { ...line, route: 'refusal', status: 426 },
  ]);
});

test('OPS-11: a refused room request gets the id too', async (t) => {
  const { url } = await relayWith(t, {});
  const { request } = await import('node:http');
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  // It names no protocol version.
  request(url + ROOM, {
    headers: { ...UPGRADE, origin: 'https://else.example', 'x-request-id': 'one' },
  })
    .on('response', (answer) => resolve(answer.headers['x-request-id']))
    .on('error', reject)
    .end();
  assert.equal(await promise, 'one');
});
