import assert from 'node:assert/strict';
import { enter, HOST_ADDRESS, joined, peer, refusedWith, startGame } from '../game.ts';
import type { CrashableHost } from '../host.ts';
import { newRoomId, newToken, Player } from '../player.ts';
import type { RegisterTest } from './on.ts';

/** What a relay still knows after its process was killed. */
export function crashes(on: RegisterTest<CrashableHost>): void {
  on('CAP-3: a crash forgets no message, and counts at most 63 too many', async (start) => {
    const relay = await start();
    const { host: first, roomId, tokens } = await startGame(relay);
    for (let sent = 0; sent < 4788; sent += 28) {
      await relay.advance(10_000);
      for (let count = 0; count < 28; count++) first.send('ping');
      for (let count = 0; count < 28; count++) assert.equal(await first.next(), 'pong');
    }
    await relay.crash();
    const back = await enter(relay, roomId, { seatToken: tokens[0] });
    assert.deepEqual(await back.next(), joined(0));
    const most = 5000 - 4788 - 3;
    let pongs = 0;
    while (pongs <= most && back.ws.readyState === back.ws.OPEN) {
      await relay.advance(10_000);
      back.send('ping');
      const answer = await Promise.race([back.next().catch(() => back.closed), back.closed]);
      if (answer === 'pong') pongs += 1;
    }
    assert.ok(pongs <= most && pongs >= most - 63, String(pongs));
    assert.equal(await back.closed, 4508);
  });

  on('CAP-5: a crash frees the sockets of a network', async (start) => {
    const relay = await start({ NETWORK_SOCKET_LIMIT: '1' });
    await Player.connect(relay.from(HOST_ADDRESS), newRoomId());
    assert.equal(await Player.status(relay.from(HOST_ADDRESS), newRoomId()), 429);
    await relay.crash();
    assert.equal(await Player.status(relay.from(HOST_ADDRESS), newRoomId()), 101);
  });

  on(
    'ROOM-11: a restart and a crash lose no seat: joined, left and rejoined are as before',
    async (start) => {
      const relay = await start();
      const playing = await startGame(relay);
      const left = await startGame(relay);
      await left.host.leave();
      const over = await startGame(relay);
      await over.host.leave();
      await over.guest.leave();
      for (const again of [relay.restart, relay.crash]) {
        await again();
        const first = await enter(relay, playing.roomId, { seatToken: playing.tokens[0] });
        assert.deepEqual(await first.next(), joined(0));
        const second = await enter(relay, playing.roomId, { seatToken: playing.tokens[1] });
        assert.deepEqual(await second.next(), joined(1, { peer: true }));
        assert.deepEqual(await first.next(), peer(true));
        first.send('again');
        assert.equal(await second.next(), 'again');
        assert.equal(await refusedWith(relay, playing.roomId, { seatToken: newToken() }), 4403);
        assert.equal(await refusedWith(relay, left.roomId, { seatToken: left.tokens[0] }), 4411);
        const stayed = await enter(relay, left.roomId, { seatToken: left.tokens[1] });
        assert.deepEqual(await stayed.next(), joined(1, { peerLeft: true }));
        assert.equal(await refusedWith(relay, over.roomId, { seatToken: over.tokens[1] }), 4412);
      }
    },
  );
}
