import assert from 'node:assert/strict';
import { enter, HOST_ADDRESS, joined, peer, refusedWith, startGame } from '../game.ts';
import { newRoomId, newToken, Player } from '../player.ts';
import { newAddress, type RegisterTest } from './on.ts';

/** The frames a client may send, and when. */
export function frames(on: RegisterTest): void {
  on(
    'FRAME-1: what is no frame of a client closes 4400, before a join and after one',
    async (start) => {
      const relay = await start();
      const token = newToken();
      const bad = [
        '',
        'pong',
        'P!NG',
        'a b',
        'a=',
        'ä',
        '{',
        '{}',
        '{"t":"joined"}',
        '[]',
        '{"t":"peer","online":true}',
        '{"t":"leave"',
        '"ping"',
        'A\n',
      ];
      const badJoins = [
        { t: 'join' },
        { t: 'join', seatToken: 'A'.repeat(21) },
        { t: 'join', seatToken: 'A'.repeat(87) },
        { t: 'join', seatToken: `${token}=` },
        { t: 'join', seatToken: 7 },
        { t: 'join', seatToken: token, create: 'true' },
        { t: 'join', seatToken: token, create: true, ownerKey: 7 },
      ];
      for (const frame of [...bad, ...badJoins.map((one) => JSON.stringify(one))]) {
        const unseated = await Player.connect(relay.from(newAddress()), newRoomId());
        unseated.send(frame);
        assert.equal(await unseated.closed, 4400, `before a join: ${frame}`);
      }
      for (const frame of bad) {
        const seated = await enter(
          relay,
          newRoomId(),
          { seatToken: token, create: true },
          newAddress(),
        );
        assert.deepEqual(await seated.next(), joined(0));
        seated.send(frame);
        assert.equal(await seated.closed, 4400, `after a join: ${frame}`);
      }
    },
  );

  on(
    'FRAME-1: tokens of 22 to 86 characters join, and members that are not known are passed over',
    async (start) => {
      const relay = await start();
      for (const seatToken of ['A'.repeat(22), '_-'.repeat(43)]) {
        const player = await Player.connect(relay.from(HOST_ADDRESS), newRoomId());
        player.send(JSON.stringify({ t: 'join', seatToken, create: true, colour: 'white' }));
        assert.deepEqual(await player.next(), joined(0));
      }
    },
  );

  on('FRAME-2: the first frame is a join, and no later one', async (start) => {
    const relay = await start();
    for (const frame of ['ping', 'sealed', '{"t":"leave"}']) {
      const player = await Player.connect(relay.from(HOST_ADDRESS), newRoomId());
      player.send(frame);
      assert.equal(await player.closed, 4400, frame);
    }
    // Later frames are ignored.
    const roomId = newRoomId();
    const late = await Player.connect(relay.from(HOST_ADDRESS), roomId);
    late.send('!');
    late.join({ seatToken: newToken(), create: true });
    assert.equal(await late.closed, 4400);
    assert.equal(await refusedWith(relay, roomId, { seatToken: newToken() }), 4401);
    const { host: first, guest, tokens } = await startGame(relay);
    first.join({ seatToken: tokens[0] });
    assert.equal(await first.closed, 4400);
    assert.deepEqual(await guest.next(), peer(false));
  });
}
