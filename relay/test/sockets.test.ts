import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joined, startGame } from './game.ts';
import { startNode } from './node-host.ts';
import { newRoomId, newToken, Player } from './player.ts';

test('CAP-5: so many sockets from one network, and so many in all', async (t) => {
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
  const unlimited = await startNode(t);
  for (let count = 1; count <= 50; count++) {
    await Player.connect(unlimited.from('192.0.2.1'), newRoomId());
  }
  assert.equal(await Player.status(unlimited.from('192.0.2.1'), newRoomId()), 429);
});

test('CAP-7: a reader that does not read is closed before much waits for it', async (t) => {
  const relay = await startNode(t);
  const { host, guest } = await startGame(relay);
  guest.ws.pause();
  const frame = 'A'.repeat(16_384);
  let sent = 0;
  const told = new AbortController();
  void host.next().then(() => told.abort());
  // The kernel's buffers take some of it before anything waits in the relay.
  while (!told.signal.aborted && sent < 4000) {
    await relay.advance(10_000);
    for (let count = 0; count < 25; count++, sent++) host.send(frame);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  assert.ok(told.signal.aborted, `${sent} frames, and it was not closed`);
  guest.ws.resume();
  const code = await guest.closed;
  assert.ok(code === 4429 || code === 1006, String(code));
});

test('NET-3: the address is the one that the outermost trusted proxy saw', async (t) => {
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
