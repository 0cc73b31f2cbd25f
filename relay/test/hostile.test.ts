import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeTextFrame } from '../fuzz/hostile.ts';
import type { RunningHost } from './host.ts';
import { enter, GUEST_ADDRESS, joined, peer, startGame } from './game.ts';
import { startNode } from './node-host.ts';
import { newRoomId, newToken } from './player.ts';
import { handshake, openRaw, readStatus } from './raw.ts';
import { LARGEST } from './contract/on.ts';

const MIB = 2 ** 20;
const PARTS = 10;
const BURST = 25;
/** Far more than the kernel buffers for a connection. */
const MAX_SENT = 4000;

/** A raw connection after its handshake. */
async function openRoomRaw(relay: RunningHost): Promise<Socket> {
  const at = relay.from('192.0.2.1');
  const socket = await openRaw(at);
  socket.write(handshake(at, `/v1/rooms/${newRoomId()}`));
  assert.equal(await readStatus(socket), 101);
  return socket;
}

test('CAP-2: a client that floods on after being closed is no longer read', async (t) => {
  const socket = await openRoomRaw(await startNode(t));
  socket.write(makeTextFrame(JSON.stringify({ t: 'join', seatToken: newToken(), create: true })));
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  socket.on('close', () => resolve());
  socket.on('error', () => undefined);
  socket.on('end', () => socket.destroy());
  socket.resume();
  const frames = Buffer.concat(Array.from({ length: 100 }, () => makeTextFrame(LARGEST)));
  const flood = () => {
    while (!socket.destroyed && socket.write(frames)) continue;
  };
  socket.on('drain', flood);
  flood();
  await gone;
  // The kernel buffers some; a relay that kept reading would take hundreds of MiB first.
  const sent = (socket.bytesWritten - socket.writableLength) / MIB;
  assert.ok(sent < 48, `${Math.round(sent)} MiB`);
});

test('CAP-6: a closed client that then sends invalid frames still gets the code', async (t) => {
  const socket = await openRoomRaw(await startNode(t));
  socket.pause();
  socket.write(makeTextFrame('neither a join nor anything else'));
  for (let part = 0; part < PARTS; part++) {
    await sleep(10);
    socket.write(makeTextFrame('A'.repeat(4 * LARGEST.length)));
  }
  const [close] = (await once(socket.resume(), 'data')) as [Buffer];
  assert.equal(close.readUInt16BE(2), 4400);
  socket.destroy();
});

test('CAP-9: silent connections are limited, and existing players play on', async (t) => {
  const relay = await startNode(t, { SOCKET_LIMIT: '10' });
  const { host, guest } = await startGame(relay);
  const at = relay.from('192.0.2.1');
  const silent = await Promise.all(Array.from({ length: 1010 - 2 }, () => openRaw(at)));
  t.after(() => {
    for (const socket of silent) socket.destroy();
  });
  const oneMore = await openRaw(at);
  await once(oneMore.resume(), 'end');
  // A client that is merely slow gets a 408 first.
  assert.equal(oneMore.bytesRead, 0);
  oneMore.destroy();
  host.send('hello');
  assert.equal(await guest.next(), 'hello');
  silent.pop()?.destroy();
  silent[0]?.write('GET /v1/info HTTP/1.1\r\nHost: x\r\n\r\n');
  assert.equal(await readStatus(silent[0] ?? oneMore), 200);
});

test('CAP-7: a slow reader is closed with 4429 past 256 KiB, and gets its seat back', async (t) => {
  const relay = await startNode(t);
  const { host, guest, roomId, tokens } = await startGame(relay);
  guest.ws.pause();
  const closed = host.next();
  let sent = 0;
  const told = closed.then(() => true);
  for (let isTold = false; !isTold && sent < MAX_SENT; sent += BURST) {
    await relay.advance(10_000);
    for (let count = 0; count < BURST; count++) host.send(LARGEST);
    // Answered once all of it was read.
    host.ws.ping();
    isTold = await Promise.race([told, once(host.ws, 'pong').then(() => false)]);
  }
  assert.deepEqual(await closed, peer(false));
  guest.ws.resume();
  assert.equal(await guest.closed, 4429);
  // The waiting data arrived unchanged.
  let waited = 0;
  while ((await guest.next().catch(() => null)) === LARGEST) waited += 1;
  assert.ok(waited > 256 / 16 && waited <= sent, `${waited} of ${sent}`);
  const back = await enter(relay, roomId, { seatToken: tokens[1] }, GUEST_ADDRESS);
  assert.deepEqual(await back.next(), joined(1, { peer: true }));
  assert.deepEqual(await host.next(), peer(true));
  host.send('again');
  assert.equal(await back.next(), 'again');
});
