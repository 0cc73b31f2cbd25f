import assert from 'node:assert/strict';
import { enter, GUEST_ADDRESS, HOST_ADDRESS, joined, refusedWith } from '../game.ts';
import { ORIGIN, OWNER_KEY } from '../host.ts';
import { newRoomId, newToken } from '../player.ts';
import { type RegisterTest } from './on.ts';

/** The owner of a private relay. */
export function owner(on: RegisterTest): void {
  on(
    'ROOM-2: on a private relay only the owner makes rooms, and anybody joins them',
    async (start) => {
      const relay = await start({ PUBLIC_HOSTING: 'off', OWNER_KEY });
      const roomId = newRoomId();
      const create = { seatToken: newToken(), create: true };
      assert.equal(await refusedWith(relay, roomId, create), 4401);
      assert.equal(
        await refusedWith(relay, roomId, { ...create, ownerKey: `${OWNER_KEY}x` }),
        4401,
      );
      assert.equal(
        await refusedWith(relay, roomId, { seatToken: newToken(), ownerKey: OWNER_KEY }),
        4401,
      );
      const maker = await enter(relay, roomId, { ...create, ownerKey: OWNER_KEY });
      assert.deepEqual(await maker.next(), joined(0));
      const guest = await enter(relay, roomId, { seatToken: newToken() }, GUEST_ADDRESS);
      assert.deepEqual(await guest.next(), joined(1, { peer: true }));
    },
  );

  on('HOST-1: blanks and line ends around the owner key are no part of it', async (start) => {
    const relay = await start({ PUBLIC_HOSTING: 'off', OWNER_KEY: ` ${OWNER_KEY}\r\n` });
    for (const ownerKey of [OWNER_KEY, `\t${OWNER_KEY} \n`]) {
      const asked = await fetch(`${relay.url}/v1/verify`, {
        method: 'POST',
        headers: { origin: ORIGIN },
        body: JSON.stringify({ challenge: 'A'.repeat(22), ownerKey }),
      });
      assert.equal(((await asked.json()) as { ownerKey: string }).ownerKey, 'valid');
      const fields = { seatToken: newToken(), create: true, ownerKey };
      assert.deepEqual(await (await enter(relay, newRoomId(), fields)).next(), joined(0));
    }
    const headers = { authorization: `Bearer  ${OWNER_KEY} ` };
    assert.equal((await fetch(`${relay.url}/v1/stats`, { headers })).status, 200);
  });

  on(
    'INFO-5: after five wrong keys from a network even the right one is not looked at',
    async (start) => {
      const relay = await start({ PUBLIC_HOSTING: 'off', OWNER_KEY });
      const tryKey = (ownerKey: string, address = HOST_ADDRESS) =>
        enter(relay, newRoomId(), { seatToken: newToken(), create: true, ownerKey }, address);
      for (let wrong = 1; wrong <= 4; wrong++) {
        assert.equal(await (await tryKey('wrong')).closed, 4401);
      }
      assert.deepEqual(await (await tryKey(OWNER_KEY)).next(), joined(0));
      assert.equal(await (await tryKey('wrong')).closed, 4401);
      assert.equal(await (await tryKey(OWNER_KEY)).closed, 4429, 'may come back');
      assert.deepEqual(await (await tryKey(OWNER_KEY, GUEST_ADDRESS)).next(), joined(0));
      await relay.advance(600_000);
      assert.deepEqual(await (await tryKey(OWNER_KEY)).next(), joined(0));
    },
  );
}
