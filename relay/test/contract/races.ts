import assert from 'node:assert/strict';
import {
  enter,
  GUEST_ADDRESS,
  HOST_ADDRESS,
  joined,
  peer,
  refusedWith,
  startGame,
  startRoom,
} from '../game.ts';
import { newRoomId, newToken, Player } from '../player.ts';
import { newAddress, type RegisterTest } from './on.ts';

/** Two simultaneous events, in both orders. */
export function races(on: RegisterTest): void {
  on('ROOM-1: of many who want the free seat at once, one has it', async (start) => {
    const relay = await start();
    const { roomId, host: first } = await startRoom(relay);
    const sockets = await Promise.all(
      Array.from({ length: 8 }, () => Player.connect(relay.from(newAddress()), roomId)),
    );
    for (const socket of sockets) socket.join({ seatToken: newToken() });
    const outcomes = await Promise.all(
      sockets.map((socket) =>
        Promise.race([socket.next().catch(() => socket.closed), socket.closed]),
      ),
    );
    const seated = outcomes.filter((outcome) => typeof outcome === 'object');
    assert.deepEqual(seated, [joined(1, { peer: true })]);
    assert.equal(outcomes.filter((outcome) => outcome === 4403).length, 7);
    assert.deepEqual(await first.settle(), [peer(true)]);
  });

  on('ROOM-1: a room that two make at once has a host and a guest', async (start) => {
    const relay = await start();
    const roomId = newRoomId();
    const [one, other] = await Promise.all(
      [HOST_ADDRESS, GUEST_ADDRESS].map((address) =>
        enter(relay, roomId, { seatToken: newToken(), create: true }, address),
      ),
    );
    const frames = [await one?.next(), await other?.next()] as { seat: number }[];
    assert.deepEqual(new Set(frames.map(({ seat }) => seat)), new Set([0, 1]));
  });

  on('ROOM-1: a join and a leave of the same seat, in both orders', async (start) => {
    const relay = await start();
    const first = await startGame(relay);
    first.host.send('{"t":"leave"}');
    await first.host.closed;
    assert.equal(
      await refusedWith(relay, first.roomId, { seatToken: first.tokens[0] }),
      4411,
      'left, then joined',
    );
    const second = await startGame(relay);
    const again = await enter(relay, second.roomId, { seatToken: second.tokens[0] });
    assert.deepEqual(await again.next(), joined(0, { peer: true }), 'joined, then left');
    assert.equal(await second.host.closed, 4409);
    assert.equal(await again.leave(), 4411);
    assert.deepEqual(await second.guest.settle(), [peer(true), peer(false, true)]);
  });

  on('ROOM-1: a reconnect and a message, in both orders', async (start) => {
    const relay = await start();
    const { host: first, guest, roomId, tokens } = await startGame(relay);
    guest.send('before');
    assert.equal(await first.next(), 'before');
    const newer = await enter(relay, roomId, { seatToken: tokens[0] });
    assert.deepEqual(await newer.next(), joined(0, { peer: true }));
    guest.send('after');
    assert.equal(await newer.next(), 'after');
    assert.equal(await first.closed, 4409);
  });

  on('ROOM-6: frames to a player who is just going harm nobody', async (start) => {
    const relay = await start();
    const { host: first, guest, roomId, tokens } = await startGame(relay);
    let going = guest;
    for (let round = 1; round <= 10; round++) {
      await relay.advance(10_000);
      going.ws.close(1000);
      for (let count = 1; count <= 10; count++) first.send('whoHears');
      await going.closed;
      assert.deepEqual(await first.next(), peer(false));
      going = await enter(relay, roomId, { seatToken: tokens[1] });
      assert.deepEqual(await going.next(), joined(1, { peer: true }));
      assert.deepEqual(await first.next(), peer(true));
    }
    assert.deepEqual(await first.settle(), []);
  });
}
