import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { test } from 'node:test';
import { makeTextFrame } from '../fuzz/hostile.ts';
import type { RunningHost } from './host.ts';
import { startNode } from './node-host.ts';
import { newRoomId, newToken, Player } from './player.ts';
import { handshake, openRaw, readStatus } from './raw.ts';

const ADDRESS = '192.0.2.1';
const MAX_TRIES = 200;

type Address = ReturnType<RunningHost['from']>;

const join = () =>
  makeTextFrame(JSON.stringify({ t: 'join', seatToken: newToken(), create: true }));

/** The steps a client completes before it hangs up. */
const STEPS: Readonly<Record<string, (socket: Socket, at: Address) => Promise<unknown> | void>> = {
  'nothing is sent': () => undefined,
  'half of the handshake is sent': (socket, at) => {
    socket.write(handshake(at, `/v1/rooms/${newRoomId()}`).slice(0, 60));
  },
  'the handshake is sent': (socket, at) => {
    socket.write(handshake(at, `/v1/rooms/${newRoomId()}`));
  },
  'the handshake is answered': enterRaw,
  'half of a frame is sent': async (socket, at) => {
    await enterRaw(socket, at);
    socket.write(join().subarray(0, 20));
  },
  'a join is sent': async (socket, at) => {
    await enterRaw(socket, at);
    socket.write(join());
  },
  'a frame is sent that closes the socket': async (socket, at) => {
    await enterRaw(socket, at);
    socket.write(makeTextFrame('no frame of the relay'));
  },
};

const CUTS: Readonly<Record<string, (socket: Socket) => unknown>> = {
  closes: (socket) => socket.destroy(),
  resets: (socket) => socket.resetAndDestroy(),
  'ends its side': (socket) => socket.end().resume(),
};

async function enterRaw(socket: Socket, at: Address): Promise<void> {
  socket.write(handshake(at, `/v1/rooms/${newRoomId()}`));
  assert.equal(await readStatus(socket), 101);
}

/** Enters like a player; the relay may not have noticed yet that the previous one is gone. */
async function enterAgain(at: Address, name: string): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if ((await Player.status(at, newRoomId())) !== 101) continue;
    return;
  }
  assert.fail(`${name}: the network keeps a socket that is gone`);
}

test('CAP-5: a socket’s slot is freed however its client hangs up', async (t) => {
  // Only one socket is allowed: a single leaked one would lock everyone out.
  const relay = await startNode(t, { NETWORK_SOCKET_LIMIT: '1', SOCKET_LIMIT: '1' });
  const at = relay.from(ADDRESS);
  for (const [step, run] of Object.entries(STEPS)) {
    for (const [how, hangUp] of Object.entries(CUTS)) {
      const socket = await openRaw(at);
      socket.on('error', () => undefined);
      await run(socket, at);
      hangUp(socket);
      await enterAgain(at, `${step}, and the client ${how}`);
    }
  }
});
