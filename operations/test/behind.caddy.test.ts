import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { connect } from 'node:tls';
import { WebSocket } from 'ws';
import { findFreePort } from 'test-kit/free-port';
import { type RunningCaddy, startCaddy } from './caddy.ts';
import { CLUB, dataFolder, linkPackages, stageForTest, startInstallation } from './installation.ts';

/** Real addresses of this machine; other tests only claim one in a header. */
const [ONE, OTHER] = ['127.0.0.2', '127.0.0.3'];
const CLAIMED = { 'x-forwarded-for': '203.0.113.99', forwarded: 'for=203.0.113.99' };

const ends: (() => unknown)[] = [];
let caddy: RunningCaddy;
let port: number;

/** The cleanup for one start that all tests share. */
const owner = { after: (end: () => unknown) => void ends.push(end) };

after(async () => {
  for (const end of ends.toReversed()) await end();
});

before(async () => {
  port = await findFreePort();
  const root = stageForTest(owner);
  linkPackages(root);
  const { league, clubhouse, relay } = await startInstallation(owner, {
    root,
    folder: dataFolder(owner),
    settings: {
      CLUBHOUSE_URL: `https://club.localhost:${port}`,
      ALLOWED_ORIGINS: `https://play.localhost:${port}`,
      LEAGUE_ADDRESS_RATE_LIMIT: '3',
      NETWORK_GAME_LIMIT: '1',
    },
  });
  caddy = await startCaddy(owner, port, {
    league: league.url,
    club: clubhouse.url,
    play: relay.url,
  });
});

test('INST-5: each site is served over TLS and knows it, and operators’ pages are not public', async () => {
  const page = await caddy.ask('club', '/sign-in', { from: ONE });
  assert.deepEqual([page.status, page.text.includes(CLUB)], [200, true]);
  assert.ok(page.headers['strict-transport-security']);
  const info = await caddy.ask('play', '/v1/info', { from: ONE });
  assert.deepEqual(
    [info.status, info.headers['strict-transport-security']],
    [200, 'max-age=31536000'],
  );
  assert.equal((await caddy.ask('league', '/healthz', { from: ONE })).status, 200);
  for (const site of ['club', 'play', 'league'] as const) {
    for (const path of ['/metrics', '/readyz', '/livez']) {
      assert.equal(
        (await caddy.ask(site, path, { from: ONE })).status,
        404,
        `OPS-1: ${site}${path}`,
      );
    }
  }
});

test('INST-5: the league limits a client’s real address, not the one it claims', async () => {
  const guess = (from: string) =>
    caddy.ask('league', '/v1/me', { from, headers: { ...CLAIMED, authorization: 'Bearer guess' } });
  for (let tries = 0; tries < 3; tries++) assert.equal((await guess(ONE)).status, 401);
  assert.equal((await guess(ONE)).status, 429);
  assert.equal((await guess(OTHER)).status, 401);
});

test('INST-5: the clubhouse accepts forms over TLS, and limits a client’s network', async () => {
  const ask = (from: string, times: number) =>
    caddy.ask('club', '/sign-in', {
      from,
      method: 'POST',
      headers: {
        ...CLAIMED,
        origin: `https://club.localhost:${port}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: `email=player-${times}%40example.org`,
    });
  for (let times = 0; times < 30; times++) assert.ok((await ask(ONE, times)).status < 400);
  assert.equal((await ask(ONE, 30)).status, 429);
  assert.ok((await ask(OTHER, 31)).status < 400);
});

test('INST-5: the relay seats players over WebSocket, and limits a client’s network', async () => {
  const made = async (from: string) => {
    const room = randomBytes(32).toString('base64url');
    const tls = {
      host: '127.0.0.1',
      port,
      ca: caddy.authority,
      servername: caddy.host('play'),
      localAddress: from,
    };
    const ws = new WebSocket(`wss://play.localhost:${port}/v1/rooms/${room}`, {
      createConnection: () => connect(tls),
      origin: `https://play.localhost:${port}`,
      headers: CLAIMED,
    });
    await once(ws, 'open');
    const seatToken = randomBytes(32).toString('base64url');
    ws.send(JSON.stringify({ t: 'join', seatToken, create: true }));
    const seated = once(ws, 'message').then(([data]) => String(data as Buffer));
    const closed = once(ws, 'close').then(([code]) => code as number);
    const end = await Promise.race([seated, closed]);
    ws.terminate();
    return typeof end === 'number' ? end : 'made';
  };
  assert.equal(await made(ONE), 'made');
  assert.equal(await made(ONE), 4430, 'one game a day for a network, as is set here');
  assert.equal(await made(OTHER), 'made');
});
