import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textFrame } from '../fuzz/hostile.ts';
import { startNode } from './node-host.ts';
import { newRoomId, newToken } from './player.ts';
import { handshake, openRaw, statusOf } from './raw.ts';
import { LARGEST } from './contract/on.ts';

const MIB = 2 ** 20;

test('CAP-2: who floods on after being closed is not read any more', async (t) => {
  const relay = await startNode(t);
  const at = relay.from('192.0.2.1');
  const socket = await openRaw(at);
  socket.write(handshake(at, `/v1/rooms/${newRoomId()}`));
  assert.equal(await statusOf(socket), 101);
  socket.write(textFrame(JSON.stringify({ t: 'join', seatToken: newToken(), create: true })));
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  socket.on('close', () => resolve());
  socket.on('error', () => undefined);
  socket.on('end', () => socket.destroy());
  socket.resume();
  const frames = Buffer.concat(Array.from({ length: 100 }, () => textFrame(LARGEST)));
  const flood = () => {
    while (!socket.destroyed && socket.write(frames)) continue;
  };
  socket.on('drain', flood);
  flood();
  await gone;
  // The kernel takes some of it; a relay that reads takes hundreds of MiB before it cuts.
  const sent = (socket.bytesWritten - socket.writableLength) / MIB;
  assert.ok(sent < 48, `${Math.round(sent)} MiB`);
});
