import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { test } from 'node:test';
import { ORIGIN } from 'relay/testing/host';
import { startNode } from 'relay/testing/node-host';
import { WebSocket } from 'ws';
import { makeNodePlatform, type WebSocketClient } from '../src/node-platform.ts';
import type { Platform } from '../src/platform.ts';
import { beginBoth, isOnline, knowsOther, openGame } from './at-relay.ts';

const CLIENTS: readonly (readonly [name: string, options: { WebSocket?: WebSocketClient }])[] = [
  ['Node’s own WebSocket', {}],
  ['that of ws', { WebSocket }],
];

for (const [name, options] of CLIENTS) {
  test(`NODE-1: two processes meet at a relay by ${name}, with an origin`, async (t) => {
    const relay = (await startNode(t)).url;
    const platform = makeNodePlatform({ origin: ORIGIN, ...options });
    const begun = beginBoth();
    const host = openGame(t, platform, { ...begun.host, relay });
    await host.sees(isOnline);
    const guest = openGame(t, platform, { ...begun.guest, relay });
    await Promise.all([host.sees(knowsOther), guest.sees(knowsOther)]);
  });

  test(`CONN-9: a refused connection is just a close to ${name}`, async (t) => {
    const platform = makeNodePlatform({ origin: ORIGIN, ...options });
    assert.equal(await closeCode(platform, `ws://127.0.0.1:${await closedPort()}/`), 1006);
    const relay = await startNode(t);
    const elsewhere = makeNodePlatform({ origin: 'https://elsewhere.example', ...options });
    const room = `${relay.url.replace('http', 'ws')}/v1/rooms/${'A'.repeat(43)}`;
    assert.equal(await closeCode(elsewhere, room), 1006);
  });

  test(`CONN-9: a socket closed before it opens is a close to ${name}`, async () => {
    const platform = makeNodePlatform({ origin: ORIGIN, ...options });
    const { promise, resolve } = Promise.withResolvers<number>();
    const on = { opened: () => undefined, text: () => undefined, closed: resolve };
    platform.openSocket(`ws://127.0.0.1:${await closedPort()}/`, on).close();
    assert.equal(await promise, 1006);
  });
}

test('NODE-1: an invalid origin is refused at once, and so is a Node without WebSocket', (t) => {
  for (const origin of ['play.example', 'https://play.example/', 'https://play.example/#', '']) {
    assert.throws(() => makeNodePlatform({ origin }), /is no origin such as/, origin);
  }
  t.mock.property(globalThis, 'WebSocket', undefined);
  assert.throws(() => makeNodePlatform({ origin: ORIGIN }), /install ws/);
});

/** A port on which nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  assert.ok(address !== null && typeof address === 'object');
  return address.port;
}

async function closeCode(platform: Platform, url: string): Promise<number> {
  return new Promise((closed) => {
    platform.openSocket(url, { opened: () => undefined, text: () => undefined, closed });
  });
}
