import assert from 'node:assert/strict';
import {
  enter,
  GUEST_ADDRESS,
  HOST_ADDRESS,
  joined,
  peer,
  refusedWith,
  startGame,
} from '../game.ts';
import { newRoomId, newToken, Player } from '../player.ts';
import { DAY_MS, LARGEST, type RegisterTest } from './on.ts';

/** The amounts a client may send, on both sides of each limit. */
export function limits(on: RegisterTest): void {
  on('CAP-1, FRAME-3: 16,384 bytes pass, one more and binary frames close 1009', async (start) => {
    const relay = await start();
    const { host: first, guest, roomId, tokens } = await startGame(relay);
    first.send(LARGEST);
    assert.equal(await guest.next(), LARGEST);
    first.send(`${LARGEST}A`);
    assert.equal(await first.closed, 1009);
    assert.deepEqual(await guest.next(), peer(false));
    guest.send(Buffer.from('binary'));
    assert.equal(await guest.closed, 1009);
    const back = await enter(relay, roomId, { seatToken: tokens[0] });
    assert.deepEqual(await back.next(), joined(0));
  });

  on('CAP-2: 30 frames at once and 3 a second; the next closes 4429', async (start) => {
    const relay = await start();
    const { host: first, guest, roomId, tokens } = await startGame(relay);
    for (let count = 2; count <= 30; count++) first.send(`frame${count}`);
    for (let count = 2; count <= 30; count++) assert.equal(await guest.next(), `frame${count}`);
    await relay.advance(1000);
    for (let count = 1; count <= 3; count++) first.send('more');
    for (let count = 1; count <= 3; count++) assert.equal(await guest.next(), 'more');
    first.send('tooMuch');
    assert.equal(await first.closed, 4429);
    assert.deepEqual(await guest.next(), peer(false));
    const back = await enter(relay, roomId, { seatToken: tokens[0] });
    assert.deepEqual(await back.next(), joined(0, { peer: true }));
    for (let count = 2; count <= 30; count++) back.send('ping');
    for (let count = 2; count <= 30; count++) assert.equal(await back.next(), 'pong');
    back.send('ping');
    assert.equal(await back.closed, 4429);
  });

  on('CAP-3: 5,000 frames a room and day, joins and pings among them', async (start) => {
    const relay = await start();
    const { host: first, guest, roomId, tokens } = await startGame(relay);
    // Both joins count; bursts follow at intervals of ten seconds.
    for (let left = 4998; left > 0; left -= 28) {
      await relay.advance(10_000);
      const burst = Math.min(left, 28);
      for (let count = 0; count < burst; count++) first.send('ping');
      for (let count = 0; count < burst; count++) assert.equal(await first.next(), 'pong');
    }
    guest.send('oneTooMany');
    assert.equal(await guest.closed, 4508);
    assert.deepEqual(await first.next(), peer(false));
    first.send('{"t":"leave"}');
    assert.equal(await first.closed, 4508, 'a leave is a frame too');
    assert.equal(await refusedWith(relay, roomId, { seatToken: tokens[0] }), 4508);
    await relay.restart();
    assert.equal(await refusedWith(relay, roomId, { seatToken: tokens[0] }), 4508);
    await relay.advance(DAY_MS / 2);
    const back = await enter(relay, roomId, { seatToken: tokens[0] });
    assert.deepEqual(await back.next(), joined(0));
  });

  on('CAP-4: 30 sockets a minute to one room from one network', async (start) => {
    const relay = await start();
    const roomId = newRoomId();
    const at = relay.from(HOST_ADDRESS);
    for (let count = 1; count <= 30; count++) assert.equal(await Player.status(at, roomId), 101);
    assert.equal(await Player.status(at, roomId), 429);
    assert.equal(await Player.status(relay.from(GUEST_ADDRESS), roomId), 101);
    assert.equal(await Player.status(at, newRoomId()), 101);
    await relay.advance(60_000);
    assert.equal(await Player.status(at, roomId), 101);
  });

  on(
    'CAP-6: who has not joined after ten seconds is closed by then, or by the next who comes',
    async (start) => {
      const relay = await start();
      const roomId = newRoomId();
      const silent = await Player.connect(relay.from(HOST_ADDRESS), roomId);
      await relay.advance(9999);
      silent.join({ seatToken: newToken(), create: true });
      assert.deepEqual(await silent.next(), joined(0));
      const other = await Player.connect(relay.from(HOST_ADDRESS), roomId);
      await relay.advance(10_000);
      await Player.status(relay.from(GUEST_ADDRESS), roomId);
      assert.equal(await other.closed, 4400);
      assert.deepEqual(await silent.settle(), []);
    },
  );

  on('NET-4: a /56 has twice the sockets of one network, and a /48 three times', async (start) => {
    const relay = await start({ NETWORK_SOCKET_LIMIT: '1' });
    const statuses: number[] = [];
    for (const subnet of ['100', '101', '102', '200', '300']) {
      const at = relay.from(`2001:db8:0:${subnet}::1`);
      const open = Player.connect(at, newRoomId());
      statuses.push(
        await open.then(
          () => 101,
          () => 429,
        ),
      );
    }
    assert.deepEqual(statuses, [101, 101, 429, 101, 429]);
  });

  on('CAP-5: as many open sockets from one network as are set', async (start) => {
    const relay = await start({ NETWORK_SOCKET_LIMIT: '3' });
    const open = () => Player.connect(relay.from(HOST_ADDRESS), newRoomId());
    const status = (address: string) => Player.status(relay.from(address), newRoomId());
    const first = await open();
    await open();
    await open();
    assert.equal(await status(HOST_ADDRESS), 429);
    assert.equal(await status(GUEST_ADDRESS), 101);
    await first.drop();
    await open();
    assert.equal(await status(HOST_ADDRESS), 429);
  });
}
