import assert from 'node:assert/strict';
import { enter, joined, peer, refusedWith, startGame, startRoom } from '../game.ts';
import { newRoomId, newToken } from '../player.ts';
import { LARGEST, type RegisterTest } from './on.ts';

/** Who has which seat, and what the seats send each other. */
export function seats(on: RegisterTest): void {
  on(
    'ROOM-2, ROOM-3, ROOM-4: making a room, joining it, and the third who is turned away',
    async (start) => {
      const relay = await start();
      const roomId = newRoomId();
      assert.equal(await refusedWith(relay, roomId, { seatToken: newToken() }), 4401);
      assert.equal(
        await refusedWith(relay, roomId, { seatToken: newToken(), create: false }),
        4401,
      );
      const game = await startGame(relay);
      assert.equal(await refusedWith(relay, game.roomId, { seatToken: newToken() }), 4403);
      assert.equal(
        await refusedWith(relay, game.roomId, { seatToken: newToken(), create: true }),
        4403,
      );
      await game.host.drop();
      assert.deepEqual(await game.guest.next(), peer(false));
      const [token] = game.tokens;
      const again = await enter(relay, game.roomId, { seatToken: token, create: true });
      assert.deepEqual(await again.next(), joined(0, { peer: true }));
      assert.deepEqual(await game.guest.next(), peer(true));
    },
  );

  on('ROOM-4: a create by a new token on a room that exists takes the free seat', async (start) => {
    const relay = await start();
    const { roomId, host: first } = await startRoom(relay);
    const second = await enter(relay, roomId, { seatToken: newToken(), create: true });
    assert.deepEqual(await second.next(), joined(1, { peer: true }));
    assert.deepEqual(await first.next(), peer(true));
  });

  on(
    'ROOM-5: the same seat in a second socket closes the first, which is heard no more',
    async (start) => {
      const relay = await start();
      const { roomId, tokens, host: older, guest } = await startGame(relay);
      const newer = await enter(relay, roomId, { seatToken: tokens[0] });
      older.send('fromTheOlder');
      assert.deepEqual(await newer.next(), joined(0, { peer: true }));
      assert.equal(await older.closed, 4409);
      const before = await guest.settle();
      assert.deepEqual(before.at(-1) === 'fromTheOlder' ? before.slice(0, -1) : before, [
        peer(true),
      ]);
      newer.send('fromTheNewer');
      assert.equal(await guest.next(), 'fromTheNewer');
      guest.send('toTheNewer');
      assert.equal(await newer.next(), 'toTheNewer');
    },
  );

  on(
    'ROOM-6: sealed frames go unchanged to the other seat, in order, or nowhere',
    async (start) => {
      const relay = await start();
      const { guest, host: first } = await startGame(relay);
      for (const frame of ['A', '-_09az', LARGEST]) {
        first.send(frame);
        assert.equal(await guest.next(), frame);
        guest.send(frame);
        assert.equal(await first.next(), frame);
      }
      await guest.drop();
      assert.deepEqual(await first.next(), peer(false));
      first.send('nobodyHears');
      assert.deepEqual(await first.settle(), []);
    },
  );

  on('ROOM-7, ROOM-10: who leaves is out, the other is told, and stays', async (start) => {
    const relay = await start();
    const { roomId, tokens, host: first, guest } = await startGame(relay);
    assert.equal(await first.leave(), 4411);
    assert.deepEqual(await guest.next(), peer(false, true));
    assert.equal(await refusedWith(relay, roomId, { seatToken: tokens[0], create: true }), 4411);
    assert.equal(await refusedWith(relay, roomId, { seatToken: newToken() }), 4403);
    await guest.drop();
    const back = await enter(relay, roomId, { seatToken: tokens[1] });
    assert.deepEqual(await back.next(), joined(1, { peerLeft: true }));
  });

  on(
    'ROOM-7: a host who leaves before the guest came leaves the room to the guest',
    async (start) => {
      const relay = await start();
      const { roomId, token, host: first } = await startRoom(relay);
      assert.equal(await first.leave(), 4411);
      const guest = await enter(relay, roomId, { seatToken: newToken() });
      assert.deepEqual(await guest.next(), joined(1, { peerLeft: true }));
      assert.equal(await refusedWith(relay, roomId, { seatToken: token }), 4411);
    },
  );
}
