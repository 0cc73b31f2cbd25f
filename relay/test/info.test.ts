import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enter, HOST_ADDRESS } from './game.ts';
import { ORIGIN, OWNER_KEY } from './host.ts';
import { startNode } from './node-host.ts';
import { newRoomId, newToken } from './player.ts';

const CHALLENGE = 'A'.repeat(22);
type Json = Readonly<Record<string, unknown>>;

async function jsonOf(response: Response): Promise<Json> {
  return (await response.json()) as Json;
}

test('GATE-1, INFO-6: other methods are 405 with Allow, other paths 404, errors in one form', async (t) => {
  const { url } = await startNode(t);
  const asked: [string, string, number, string | null][] = [
    ['POST', '/v1/info', 405, 'GET, HEAD, OPTIONS'],
    ['DELETE', '/v1/stats', 405, 'GET, HEAD, OPTIONS'],
    ['GET', '/v1/verify', 405, 'POST, OPTIONS'],
    ['POST', `/v1/rooms/${newRoomId()}`, 405, 'GET'],
    ['POST', '/', 405, 'GET, HEAD'],
    ['GET', '/v1', 404, null],
    ['GET', '/v1/rooms', 404, null],
    ['GET', '/v1/info/', 404, null],
    ['GET', '/v1/toString', 404, null],
    ['GET', '/nothing', 404, null],
    ['POST', '/nothing', 404, null],
    ['GET', `/v1/rooms/${newRoomId()}`, 426, null],
  ];
  for (const [method, path, status, allow] of asked) {
    const response = await fetch(url + path, { method });
    assert.equal(response.status, status, `${method} ${path}`);
    assert.equal(response.headers.get('allow'), allow);
    const body = await jsonOf(response);
    assert.deepEqual(Object.keys(body), ['error', 'message']);
  }
});

test('INFO-1: all that a client needs to set itself up', async (t) => {
  const { url } = await startNode(t, { PUBLIC_HOSTING: 'off', OWNER_KEY, DAILY_GAME_LIMIT: '7' });
  const response = await fetch(`${url}/v1/info`, { headers: { origin: ORIGIN } });
  assert.equal(response.headers.get('cache-control'), 'max-age=60');
  const text = await response.text();
  assert.deepEqual(JSON.parse(text), {
    service: 'game-relay',
    version: '0.1.0',
    proto: 1,
    mode: 'private',
    creation: { open: false, needsOwnerKey: true },
    origin: { sent: ORIGIN, allowed: true },
    limits: {
      frameBytes: 16_384,
      burst: 30,
      perSecond: 3,
      roomMessagesPerDay: 5000,
      gamesPerDay: 7,
      gamesPerNetworkPerDay: 20,
      roomQuietDays: 7,
      pingSeconds: 50,
      pongSeconds: 10,
    },
  });
  const stranger = await fetch(`${url}/v1/info`, { headers: { origin: 'https://else.example' } });
  const shown = await stranger.text();
  assert.ok(!shown.includes(OWNER_KEY) && !shown.includes(ORIGIN));
  const none = await jsonOf(await fetch(`${url}/v1/info`));
  assert.deepEqual(none['origin'], { sent: null, allowed: false });
});

test('INFO-6: an allowed origin may read the answers, another may not', async (t) => {
  const { url } = await startNode(t);
  for (const path of ['/v1/info', '/v1/stats']) {
    const allowed = await fetch(url + path, { headers: { origin: ORIGIN } });
    assert.equal(allowed.headers.get('access-control-allow-origin'), ORIGIN);
    const other = await fetch(url + path, { headers: { origin: 'https://else.example' } });
    assert.equal(other.headers.get('access-control-allow-origin'), null);
    for (const response of [allowed, other, await fetch(url + path)]) {
      assert.equal(response.headers.get('vary'), 'Origin');
    }
  }
  const preflight = await fetch(`${url}/v1/verify`, {
    method: 'OPTIONS',
    headers: { origin: ORIGIN, 'access-control-request-method': 'POST' },
  });
  assert.equal(preflight.status, 204);
  assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /content-type/);
});

test('INFO-2: a public relay tells its games, a private one only its owner', async (t) => {
  const open = await startNode(t);
  await enter(open, newRoomId(), { seatToken: newToken(), create: true }).then((one) => one.next());
  const seen = await jsonOf(await fetch(`${open.url}/v1/stats`));
  assert.deepEqual(seen, {
    day: '2026-04-01',
    resetsAt: '2026-04-02T00:00:00.000Z',
    games: { today: 1, limit: 100, left: 99, last7Days: [0, 0, 0, 0, 0, 0, 1] },
  });
  const closed = await startNode(t, { PUBLIC_HOSTING: 'off', OWNER_KEY });
  const ask = async (key?: string) =>
    fetch(
      `${closed.url}/v1/stats`,
      key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } },
    );
  assert.equal((await jsonOf(await ask()))['games'], null);
  assert.equal((await jsonOf(await ask()))['live'], undefined);
  assert.equal((await ask('wrong')).status, 401);
  const owners = await jsonOf(await ask(OWNER_KEY));
  assert.deepEqual(owners['games'], {
    today: 0,
    limit: 100,
    left: 100,
    last7Days: [0, 0, 0, 0, 0, 0, 0],
  });
  assert.deepEqual(owners['live'], { rooms: 0, sockets: 0 });
  assert.deepEqual(owners['refused'], { '4430': 0, '4503': 0, '4429': 0 });
  assert.equal(owners['uptimeSeconds'], 0);
});

function verify(url: string, body: unknown, headers: Record<string, string> = { origin: ORIGIN }) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${url}/v1/verify`, { method: 'POST', headers, body: text });
}

test('INFO-3: what is malformed is 400, and more than 1 KiB 413', async (t) => {
  const { url } = await startNode(t);
  const padded = (bytes: number) => {
    const body = JSON.stringify({ challenge: CHALLENGE, pad: '' });
    return JSON.stringify({ challenge: CHALLENGE, pad: 'x'.repeat(bytes - body.length) });
  };
  const bad = [
    '',
    '{',
    'null',
    '[]',
    {},
    { challenge: 'A'.repeat(21) },
    { challenge: 'A'.repeat(23) },
  ];
  const others = [
    { challenge: `${'A'.repeat(21)}=` },
    { challenge: 7 },
    { challenge: CHALLENGE, ownerKey: 7 },
  ];
  for (const body of [...bad, ...others]) {
    assert.equal((await verify(url, body)).status, 400, JSON.stringify(body));
  }
  assert.equal((await verify(url, padded(1024))).status, 200);
  assert.equal((await verify(url, padded(1025))).status, 413);
});

test('INFO-4: it tells whether a game could be made, and what stands in the way', async (t) => {
  const open = await startNode(t, { DAILY_GAME_LIMIT: '1' });
  const closed = await startNode(t, { PUBLIC_HOSTING: 'off', OWNER_KEY });
  const ask = async (url: string, ownerKey?: string, headers?: Record<string, string>) => {
    const fields = ownerKey === undefined ? {} : { ownerKey };
    const response = await verify(url, { challenge: CHALLENGE, ...fields }, headers);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    const { service, proto, challenge, ok, ...rest } = await jsonOf(response);
    assert.deepEqual([service, proto, challenge, ok], ['game-relay', 1, CHALLENGE, true]);
    return rest;
  };
  const can = { originAllowed: true, canCreate: true, reason: null };
  const cannot = { originAllowed: true, canCreate: false };
  assert.deepEqual(await ask(open.url), { mode: 'public', ownerKey: 'not-needed', ...can });
  assert.deepEqual(await ask(closed.url, OWNER_KEY), {
    mode: 'private',
    ownerKey: 'valid',
    ...can,
  });
  const missing = { mode: 'private', ownerKey: 'missing', ...cannot, reason: 'owner-key' };
  assert.deepEqual(await ask(closed.url), missing);
  assert.deepEqual(await ask(closed.url, 'wrong'), { ...missing, ownerKey: 'wrong' });
  const elsewhere = await ask(open.url, undefined, { origin: 'https://else.example' });
  assert.deepEqual(elsewhere, {
    mode: 'public',
    originAllowed: false,
    ownerKey: 'not-needed',
    canCreate: false,
    reason: 'origin',
  });
  await enter(open, newRoomId(), { seatToken: newToken(), create: true }).then((one) => one.next());
  const spent = await ask(open.url);
  assert.deepEqual(spent, { mode: 'public', ownerKey: 'not-needed', ...cannot, reason: 'budget' });
});

test('INFO-5: five wrong keys in verify, stats and joins together lock a network out', async (t) => {
  const relay = await startNode(t, { PUBLIC_HOSTING: 'off', OWNER_KEY });
  const headers = { origin: ORIGIN, 'x-forwarded-for': HOST_ADDRESS };
  const wrong = { challenge: CHALLENGE, ownerKey: 'wrong' };
  for (let count = 1; count <= 3; count++) {
    assert.equal((await verify(relay.url, wrong, headers)).status, 200);
  }
  const stats = (key: string) =>
    fetch(`${relay.url}/v1/stats`, { headers: { ...headers, authorization: `Bearer ${key}` } });
  assert.equal((await stats('wrong')).status, 401);
  const fifth = await enter(relay, newRoomId(), {
    seatToken: newToken(),
    create: true,
    ownerKey: 'w',
  });
  assert.equal(await fifth.closed, 4401);
  const locked = await verify(relay.url, { ...wrong, ownerKey: OWNER_KEY }, headers);
  assert.equal(locked.status, 429);
  assert.equal(locked.headers.get('retry-after'), '600');
  assert.equal((await stats(OWNER_KEY)).status, 429);
  assert.equal((await verify(relay.url, { challenge: CHALLENGE }, headers)).status, 200);
  const elsewhere = { ...headers, 'x-forwarded-for': '203.0.113.1' };
  assert.equal((await verify(relay.url, { ...wrong, ownerKey: OWNER_KEY }, elsewhere)).status, 200);
  await relay.advance(600_000);
  assert.equal((await stats(OWNER_KEY)).status, 200);
});

test('INFO-5: a page of another origin cannot lock the owner out, nor learn of the key', async (t) => {
  const relay = await startNode(t, { PUBLIC_HOSTING: 'off', OWNER_KEY });
  for (const origin of ['https://else.example', 'null']) {
    for (const ownerKey of ['wrong', 'wrong', 'wrong', 'wrong', 'wrong', OWNER_KEY]) {
      const response = await verify(relay.url, { challenge: CHALLENGE, ownerKey }, { origin });
      const { ownerKey: told, reason } = await jsonOf(response);
      assert.deepEqual([told, reason], ['missing', 'origin']);
      const authorization = `Bearer ${ownerKey}`;
      const stats = await fetch(`${relay.url}/v1/stats`, { headers: { origin, authorization } });
      assert.equal((await jsonOf(stats))['live'], undefined);
    }
  }
  const own = await verify(relay.url, { challenge: CHALLENGE, ownerKey: OWNER_KEY });
  assert.equal((await jsonOf(own))['ownerKey'], 'valid');
});
