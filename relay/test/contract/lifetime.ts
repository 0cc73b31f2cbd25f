import assert from 'node:assert/strict';
import { enter, HOST_ADDRESS, joined, refusedWith, startGame } from '../game.ts';
import { newRoomId, newToken, Player } from '../player.ts';
import { DAY_MS, QUIET_MS, type RegisterTest } from './on.ts';

/** State that survives a connection, a restart and a week. */
export function lifetime(on: RegisterTest): void {
  on('ROOM-8: once both left, nobody joins, for a week and for 30 days more', async (start) => {
    const relay = await start();
    const { roomId, tokens, host: first, guest } = await startGame(relay);
    await first.leave();
    await guest.leave();
    const refusals = async () => [
      await refusedWith(relay, roomId, { seatToken: tokens[0] }),
      await refusedWith(relay, roomId, { seatToken: newToken(), create: true }),
    ];
    assert.deepEqual(await refusals(), [4412, 4412]);
    await relay.advance(QUIET_MS - 1);
    assert.deepEqual(await refusals(), [4412, 4412]);
    await relay.advance(1);
    assert.deepEqual(await refusals(), [4412, 4412]);
    await relay.advance(30 * DAY_MS - 1);
    assert.deepEqual(await refusals(), [4412, 4412]);
    await relay.advance(1);
    assert.equal(await refusedWith(relay, roomId, { seatToken: tokens[1] }), 4401);
  });

  on(
    'ROOM-9: seven quiet days close the sockets, and 30 days later the room never was',
    async (start) => {
      const relay = await start();
      const { roomId, tokens, host: first, guest } = await startGame(relay);
      await relay.advance(QUIET_MS - 1);
      // A frame postpones the end.
      assert.deepEqual(await first.settle(), []);
      await relay.advance(QUIET_MS - 1);
      assert.deepEqual(await guest.settle(), []);
      await relay.advance(QUIET_MS);
      assert.deepEqual(await Promise.all([first.closed, guest.closed]), [4410, 4410]);
      assert.equal(await refusedWith(relay, roomId, { seatToken: tokens[0], create: true }), 4410);
      await relay.advance(30 * DAY_MS - 1);
      assert.equal(await refusedWith(relay, roomId, { seatToken: tokens[0] }), 4410);
      await relay.advance(1);
      assert.equal(await refusedWith(relay, roomId, { seatToken: tokens[0] }), 4401);
      const rejoined = await enter(relay, roomId, { seatToken: tokens[1], create: true });
      assert.deepEqual(await rejoined.next(), joined(0));
    },
  );

  on(
    'ROOM-9, ROOM-1: a room in which nobody is expires too, before a join that comes then',
    async (start) => {
      const relay = await start();
      const { roomId, tokens, host: first, guest } = await startGame(relay);
      await first.drop();
      await guest.drop();
      await relay.advance(QUIET_MS - 1);
      const back = await enter(relay, roomId, { seatToken: tokens[0] });
      assert.deepEqual(await back.next(), joined(0));
      await back.drop();
      await relay.advance(QUIET_MS);
      assert.equal(await refusedWith(relay, roomId, { seatToken: tokens[0] }), 4410);
    },
  );

  on(
    'HOST-3: stopping closes every socket in a way after which players come back',
    async (start) => {
      const relay = await start();
      const { host: first, guest } = await startGame(relay);
      const unseated = await Player.connect(relay.from(HOST_ADDRESS), newRoomId());
      await relay.restart();
      const codes = await Promise.all([first.closed, guest.closed, unseated.closed]);
      assert.deepEqual(codes, [relay.stopCode, relay.stopCode, relay.stopCode]);
    },
  );
}
