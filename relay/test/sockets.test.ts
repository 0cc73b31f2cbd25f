import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { enter, joined, peer, refusedWith, startGame } from './game.ts';
import { startNode } from './node-host.ts';
import { newRoomId, newToken, Player } from './player.ts';
import { handshake, openRaw, readStatus } from './raw.ts';

test('CAP-5: sockets are limited per network and in total', async (t) => {
  const relay = await startNode(t, { NETWORK_SOCKET_LIMIT: '3', SOCKET_LIMIT: '5' });
  const open = (address: string) => Player.connect(relay.from(address), newRoomId());
  const first = await open('192.0.2.1');
  await open('192.0.2.1');
  await open('192.0.2.1');
  assert.equal(await Player.status(relay.from('192.0.2.1'), newRoomId()), 429);
  await open('192.0.2.2');
  await open('192.0.2.2');
  assert.equal(await Player.status(relay.from('192.0.2.2'), newRoomId()), 503);
  await first.drop();
  await open('192.0.2.1');
  assert.equal(await Player.status(relay.from('192.0.2.1'), newRoomId()), 429);
  const said = relay.output().split('a network has reached its socket limit').length - 1;
  assert.equal(said, 1, 'the log says it once a minute');
});

test('CAP-7: a reader that stops reading is closed before much is queued for it', async (t) => {
  const relay = await startNode(t);
  const { host, guest } = await startGame(relay);
  guest.ws.pause();
  const frame = 'A'.repeat(16_384);
  let sent = 0;
  const told = new AbortController();
  void host.next().then(() => told.abort());
  // The kernel buffers some of it before anything waits in the relay.
  while (!told.signal.aborted && sent < 4000) {
    await relay.advance(10_000);
    for (let count = 0; count < 25; count++, sent++) host.send(frame);
    // The clock advances once the relay has read them, so these have a full burst.
    const heard = once(host.ws, 'pong');
    host.ws.ping();
    await heard;
  }
  assert.ok(told.signal.aborted, `${sent} frames, and it was not closed`);
  guest.ws.resume();
  const code = await guest.closed;
  assert.ok(code === 4429 || code === 1006, String(code));
});

test('NET-3: the address is the one seen by the outermost trusted proxy', async (t) => {
  const make = async (trust: string, forwarded: string) => {
    const relay = await startNode(t, { TRUST_PROXY: trust, NETWORK_GAME_LIMIT: '1' });
    const at = (header: string) => ({ ...relay.from(''), headers: { 'x-forwarded-for': header } });
    const first = await Player.connect(at(forwarded), newRoomId());
    first.join({ seatToken: newToken(), create: true });
    assert.deepEqual(await first.next(), joined(0));
    return async (header: string) => {
      const next = await Player.connect(at(header), newRoomId());
      next.join({ seatToken: newToken(), create: true });
      return Promise.race([next.closed, next.next().catch(() => next.closed)]);
    };
  };
  const trusting = await make('1', '10.0.0.1, 192.0.2.1');
  assert.equal(
    await trusting('10.0.0.2, 192.0.2.1'),
    4430,
    'what the client wrote is not believed',
  );
  assert.deepEqual(await trusting('10.0.0.1, 192.0.2.2'), joined(0));
  const two = await make('2', '10.0.0.1, 192.0.2.1, 127.0.0.1');
  assert.equal(await two('10.0.0.9, 192.0.2.1, 127.0.0.2'), 4430);
  const alone = await make('0', '192.0.2.1');
  assert.equal(await alone('192.0.2.2'), 4430, 'without a proxy the header says nothing');
});

test('CAP-8: a refused client is cut off, even if it never ends the connection', async (t) => {
  const relay = await startNode(t, { SOCKET_LIMIT: '1' });
  await Player.connect(relay.from('192.0.2.1'), newRoomId());
  const at = relay.from('192.0.2.2');
  const socket = await openRaw(at);
  socket.write(handshake(at, `/v1/rooms/${newRoomId()}`));
  assert.equal(await readStatus(socket), 503);
  // The system answers a write to a closed socket with a reset.
  const cut = once(socket, 'error');
  const writing = setInterval(() => socket.write('x'), 10);
  try {
    const [{ code = 'none' }] = (await cut) as [NodeJS.ErrnoException];
    assert.match(code, /^(ECONNRESET|EPIPE)$/);
  } finally {
    clearInterval(writing);
    socket.destroy();
  }
});

test('CAP-8: the kernel finds a peer that vanished', async (t) => {
  const relay = await startNode(t);
  const { host } = await startGame(relay);
  const { _socket: client } = host.ws as unknown as { _socket: { localPort: number } };
  const hex = (port: number) => port.toString(16).toUpperCase().padStart(4, '0');
  const server = hex(Number(new URL(relay.url).port));
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n');
  const line = lines.find(
    (one) => one.includes(`:${server} `) && one.includes(`:${hex(client.localPort)} 01 `),
  );
  // In the fifth field, 02 is the keep-alive timer.
  assert.match(line ?? 'not among the connections', /^\s*\d+: \S+ \S+ 01 \S+ 02:/);
});

test('CAP-2: protocol pings count like frames', async (t) => {
  const relay = await startNode(t);
  const { host, guest, roomId, tokens } = await startGame(relay);
  for (let count = 2; count <= 30; count++) {
    const answered = once(host.ws, 'pong');
    host.ws.ping();
    await answered;
  }
  host.ws.ping();
  assert.equal(await host.closed, 4429);
  assert.deepEqual(await guest.next(), peer(false));
  const back = await enter(relay, roomId, { seatToken: tokens[0] });
  assert.deepEqual(await back.next(), joined(0, { peer: true }));
  for (let count = 2; count <= 31; count++) back.ws.pong();
  assert.equal(await back.closed, 4429);
});

test('HOST-6: failing storage closes only the room that needed it', async (t) => {
  const relay = await startNode(t);
  const failing = await startGame(relay);
  const quiet = await startGame(relay);
  const database = new DatabaseSync(join(relay.folder, 'relay.db'));
  database.exec('alter table rooms rename to away');
  failing.host.send('{"t":"leave"}');
  assert.deepEqual(await Promise.all([failing.host.closed, failing.guest.closed]), [1011, 1011]);
  assert.equal(await refusedWith(relay, newRoomId(), { seatToken: newToken() }), 1011);
  const made = { seatToken: newToken(), create: true };
  assert.equal(await refusedWith(relay, newRoomId(), made), 1011);
  await relay.advance(60_000);
  quiet.host.send('stillHere');
  assert.equal(await quiet.guest.next(), 'stillHere');
  database.exec('alter table away rename to rooms');
  database.close();
  // A leave that was not stored did not happen.
  const [token] = failing.tokens;
  const back = await enter(relay, failing.roomId, { seatToken: token });
  assert.deepEqual(await back.next(), joined(0));
  const stats = (await (await fetch(`${relay.url}/v1/stats`)).json()) as { games: { today: 0 } };
  assert.equal(stats.games.today, 2, 'a game that was not made is not counted');
});
