import assert from 'node:assert/strict';
import { enter, GUEST_ADDRESS, HOST_ADDRESS, joined } from '../game.ts';
import { newRoomId, newToken } from '../player.ts';
import { DAY_MS, type RegisterTest } from './on.ts';

/** The number of games that can be created. */
export function budget(on: RegisterTest): void {
  on('BUD-1, BUD-2, BUD-3: 20 games a day for a network, 100 for the relay', async (start) => {
    const relay = await start({ DAILY_GAME_LIMIT: '25', NETWORK_GAME_LIMIT: '20' });
    const make = (address: string) =>
      enter(relay, newRoomId(), { seatToken: newToken(), create: true }, address);
    for (let count = 1; count <= 20; count++) {
      assert.deepEqual(await (await make(HOST_ADDRESS)).next(), joined(0));
    }
    assert.equal(await (await make(HOST_ADDRESS)).closed, 4430);
    for (let count = 21; count <= 25; count++) {
      assert.deepEqual(await (await make(GUEST_ADDRESS)).next(), joined(0));
    }
    assert.equal(await (await make(GUEST_ADDRESS)).closed, 4503);
    assert.equal(await (await make(HOST_ADDRESS)).closed, 4430, 'the network comes first');
    const { games } = (await (await fetch(`${relay.url}/v1/stats`)).json()) as {
      games: { today: number };
    };
    assert.equal(games.today, 25);
    await relay.restart();
    assert.equal(await (await make(HOST_ADDRESS)).closed, 4430);
    await relay.advance(DAY_MS / 2);
    assert.deepEqual(await (await make(HOST_ADDRESS)).next(), joined(0));
  });

  on('BUD-2: the limits are 100 and 20 where nothing else is set', async (start) => {
    const relay = await start();
    const make = (address: string) =>
      enter(relay, newRoomId(), { seatToken: newToken(), create: true }, address);
    for (let count = 0; count < 100; count++) {
      const player = await make(`203.0.113.${Math.floor(count / 20)}`);
      assert.deepEqual(await player.next(), joined(0));
      await player.drop();
    }
    assert.equal(await (await make('203.0.113.0')).closed, 4430);
    assert.equal(await (await make('203.0.113.9')).closed, 4503);
  });

  on(
    'NET-1: an IPv6 /64 is one network, and a mapped IPv4 address is the IPv4 one',
    async (start) => {
      const relay = await start({ NETWORK_GAME_LIMIT: '1' });
      const make = (address: string) =>
        enter(relay, newRoomId(), { seatToken: newToken(), create: true }, address);
      assert.deepEqual(await (await make('2001:db8:0:1::1')).next(), joined(0));
      assert.equal(await (await make('2001:db8:0:1:ffff::2')).closed, 4430);
      assert.deepEqual(await (await make('2001:db8:0:2::1')).next(), joined(0));
      assert.deepEqual(await (await make('192.0.2.9')).next(), joined(0));
      assert.equal(await (await make('::ffff:192.0.2.9')).closed, 4430);
    },
  );

  on('NET-4: a /56 makes twice the games of one network, and a /48 three times', async (start) => {
    const relay = await start({ NETWORK_GAME_LIMIT: '1' });
    const outcomes: unknown[] = [];
    for (const subnet of ['100', '101', '102', '200', '300']) {
      const fields = { seatToken: newToken(), create: true };
      const player = await enter(relay, newRoomId(), fields, `2001:db8:0:${subnet}::1`);
      outcomes.push(await Promise.race([player.closed, player.next()]));
    }
    assert.deepEqual(outcomes, [joined(0), joined(0), 4430, joined(0), 4430]);
  });
}
