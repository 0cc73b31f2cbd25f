import assert from 'node:assert/strict';
import { VERSION } from '../../src/core/answers.ts';
import { enter } from '../game.ts';
import { ORIGIN, OWNER_KEY } from '../host.ts';
import { newRoomId, newToken } from '../player.ts';
import { readJson } from './json.ts';
import type { RegisterTest } from './on.ts';

/** The relay's information about itself. */
export function info(on: RegisterTest): void {
  on(
    'GATE-1, INFO-6: other methods are 405 with Allow, other paths 404, errors in one form',
    async (start) => {
      const { url } = await start();
      const asked: [string, string, number, string | null][] = [
        ['POST', '/v1/info', 405, 'GET, HEAD, OPTIONS'],
        ['DELETE', '/v1/stats', 405, 'GET, HEAD, OPTIONS'],
        ['GET', '/v1/verify', 405, 'POST, OPTIONS'],
        ['POST', `/v1/rooms/${newRoomId()}`, 405, 'GET'],
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
        const body = await readJson(response);
        assert.deepEqual(Object.keys(body), ['error', 'message']);
      }
    },
  );

  on('INFO-1: all that a client needs to set itself up', async (start) => {
    const { url } = await start({ PUBLIC_HOSTING: 'off', OWNER_KEY, DAILY_GAME_LIMIT: '7' });
    const response = await fetch(`${url}/v1/info`, { headers: { origin: ORIGIN } });
    assert.equal(response.headers.get('cache-control'), 'max-age=60');
    const text = await response.text();
    assert.deepEqual(JSON.parse(text), {
      service: 'game-relay',
      version: VERSION,
      proto: 1,
      mode: 'private',
      creation: { open: false, needsOwnerKey: true },
      origin: { sent: ORIGIN, allowed: true },
      pushForwarder: null,
      limits: {
        frameBytes: 16_384,
        burst: 30,
        perSecond: 3,
        roomMessagesPerDay: 5000,
        gamesPerDay: 7,
        gamesPerNetworkPerDay: 20,
        socketsPerNetwork: 300,
        roomQuietDays: 7,
        pingSeconds: 50,
        pongSeconds: 10,
      },
    });
    const stranger = await fetch(`${url}/v1/info`, { headers: { origin: 'https://else.example' } });
    const shown = await stranger.text();
    assert.ok(!shown.includes(OWNER_KEY) && !shown.includes(ORIGIN));
    const none = await readJson(await fetch(`${url}/v1/info`));
    assert.deepEqual(none['origin'], { sent: null, allowed: false });
    // A Worker does not see empty headers, so both hosts ignore them.
    const empty = await readJson(await fetch(`${url}/v1/info`, { headers: { origin: '' } }));
    assert.deepEqual(empty['origin'], { sent: null, allowed: false });
  });

  on('FWD-10: it names the forwarder, which alone its pages may call too', async (start) => {
    const forwarder = 'https://push.example';
    const { url } = await start({ FORWARDER_URL: forwarder });
    const response = await fetch(`${url}/v1/info`);
    assert.equal((await readJson(response))['pushForwarder'], forwarder);
  });

  on('INFO-6: an allowed origin may read the answers, another may not', async (start) => {
    const { url } = await start();
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

  on('INFO-2: a public relay tells its games, a private one only its owner', async (start) => {
    const open = await start();
    await enter(open, newRoomId(), { seatToken: newToken(), create: true }).then((one) =>
      one.next(),
    );
    const seen = await readJson(await fetch(`${open.url}/v1/stats`));
    assert.deepEqual(seen, {
      day: '2026-04-01',
      resetsAt: '2026-04-02T00:00:00.000Z',
      games: { today: 1, limit: 100, left: 99, last7Days: [0, 0, 0, 0, 0, 0, 1] },
    });
    const closed = await start({ PUBLIC_HOSTING: 'off', OWNER_KEY });
    const ask = async (key?: string) =>
      fetch(
        `${closed.url}/v1/stats`,
        key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } },
      );
    assert.equal((await readJson(await ask()))['games'], null);
    assert.equal((await readJson(await ask()))['live'], undefined);
    assert.equal((await ask('wrong')).status, 401);
    const owners = await readJson(await ask(OWNER_KEY));
    assert.deepEqual(owners['games'], {
      today: 0,
      limit: 100,
      left: 100,
      last7Days: [0, 0, 0, 0, 0, 0, 0],
    });
    const { live, refused, uptimeSeconds } = owners;
    const told = { rooms: 0, sockets: 0 };
    const counts = { '4430': 0, '4503': 0, '4429': 0 };
    const all = closed.tellsLive ? [told, counts, 0] : [undefined, undefined, undefined];
    assert.deepEqual([live, refused, uptimeSeconds], all);
  });
}
