import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  enter,
  GUEST_ADDRESS,
  HOST_ADDRESS,
  joined,
  peer,
  refusedWith,
  startGame,
  startRoom,
} from './game.ts';
import type { Host } from './host.ts';
import { OWNER_KEY } from './host.ts';
import { newRoomId, newToken, Player } from './player.ts';

const DAY_MS = 86_400_000;
const QUIET_MS = 7 * DAY_MS;
const LARGEST = 'A'.repeat(16_384);

/** What a relay does over real sockets, whatever its host. */
export function contract(host: Host): void {
  const on = (name: string, run: (t: Parameters<Host['start']>[0]) => Promise<void>) =>
    void test(`${name} (${host.name})`, { timeout: 30_000 }, run);

  on(
    'GATE-2, GATE-3, GATE-4, GATE-5: the upgrade, then the origin, then the room id',
    async (t) => {
      const relay = await host.start(t);
      const bad = 'short';
      const plain = (path: string, headers: Record<string, string> = {}) =>
        fetch(relay.url + path, { headers }).then(({ status }) => status);
      assert.equal(await plain(`/v1/rooms/${bad}`), 426);
      const at = relay.from(HOST_ADDRESS);
      assert.equal(await Player.status({ ...at, origin: 'https://evil.example' }, bad), 403);
      assert.equal(
        await Player.status({ ...at, origin: 'https://evil.example' }, newRoomId()),
        403,
      );
      assert.equal(await Player.status({ ...at, origin: null }, newRoomId()), 403);
      assert.equal(await Player.status({ ...at, origin: 'null' }, newRoomId()), 403);
      for (const id of [
        bad,
        'A'.repeat(42),
        'A'.repeat(44),
        `${'A'.repeat(42)}.`,
        `${'A'.repeat(42)}%2F`,
      ]) {
        assert.equal(await Player.status(at, id), id.includes('%2F') ? 404 : 400, id);
      }
      assert.equal(await Player.status(at, 'A'.repeat(43)), 101);
      assert.equal(await Player.status(at, `${'_-'.repeat(21)}0`), 101);
    },
  );

  on(
    'ROOM-2, ROOM-3, ROOM-4: making a room, joining it, and the third who is turned away',
    async (t) => {
      const relay = await host.start(t);
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

  on('ROOM-4: a create by a new token on a room that exists takes the free seat', async (t) => {
    const relay = await host.start(t);
    const { roomId, host: first } = await startRoom(relay);
    const second = await enter(relay, roomId, { seatToken: newToken(), create: true });
    assert.deepEqual(await second.next(), joined(1, { peer: true }));
    assert.deepEqual(await first.next(), peer(true));
  });

  on('ROOM-2: on a private relay only the owner makes rooms, and anybody joins them', async (t) => {
    const relay = await host.start(t, { PUBLIC_HOSTING: 'off', OWNER_KEY });
    const roomId = newRoomId();
    const create = { seatToken: newToken(), create: true };
    assert.equal(await refusedWith(relay, roomId, create), 4401);
    assert.equal(await refusedWith(relay, roomId, { ...create, ownerKey: `${OWNER_KEY}x` }), 4401);
    assert.equal(
      await refusedWith(relay, roomId, { seatToken: newToken(), ownerKey: OWNER_KEY }),
      4401,
    );
    const owner = await enter(relay, roomId, { ...create, ownerKey: OWNER_KEY });
    assert.deepEqual(await owner.next(), joined(0));
    const guest = await enter(relay, roomId, { seatToken: newToken() }, GUEST_ADDRESS);
    assert.deepEqual(await guest.next(), joined(1, { peer: true }));
  });

  on(
    'INFO-5: after five wrong keys from a network even the right one is not looked at',
    async (t) => {
      const relay = await host.start(t, { PUBLIC_HOSTING: 'off', OWNER_KEY });
      const tryKey = (ownerKey: string, address = HOST_ADDRESS) =>
        enter(relay, newRoomId(), { seatToken: newToken(), create: true, ownerKey }, address);
      for (let wrong = 1; wrong <= 4; wrong++) {
        assert.equal(await (await tryKey('wrong')).closed, 4401);
      }
      assert.deepEqual(await (await tryKey(OWNER_KEY)).next(), joined(0));
      assert.equal(await (await tryKey('wrong')).closed, 4401);
      assert.equal(await (await tryKey(OWNER_KEY)).closed, 4401);
      assert.deepEqual(await (await tryKey(OWNER_KEY, GUEST_ADDRESS)).next(), joined(0));
      await relay.advance(600_000);
      assert.deepEqual(await (await tryKey(OWNER_KEY)).next(), joined(0));
    },
  );

  on(
    'ROOM-5: the same seat in a second socket closes the first, which is heard no more',
    async (t) => {
      const relay = await host.start(t);
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

  on('ROOM-6: sealed frames go unchanged to the other seat, in order, or nowhere', async (t) => {
    const relay = await host.start(t);
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
  });

  on('ROOM-7, ROOM-10: who leaves is out, the other is told, and stays', async (t) => {
    const relay = await host.start(t);
    const { roomId, tokens, host: first, guest } = await startGame(relay);
    assert.equal(await first.leave(), 4411);
    assert.deepEqual(await guest.next(), peer(false, true));
    assert.equal(await refusedWith(relay, roomId, { seatToken: tokens[0], create: true }), 4411);
    assert.equal(await refusedWith(relay, roomId, { seatToken: newToken() }), 4403);
    await guest.drop();
    const back = await enter(relay, roomId, { seatToken: tokens[1] });
    assert.deepEqual(await back.next(), joined(1, { peerLeft: true }));
  });

  on('ROOM-7: a host who leaves before the guest came leaves the room to the guest', async (t) => {
    const relay = await host.start(t);
    const { roomId, token, host: first } = await startRoom(relay);
    assert.equal(await first.leave(), 4411);
    const guest = await enter(relay, roomId, { seatToken: newToken() });
    assert.deepEqual(await guest.next(), joined(1, { peerLeft: true }));
    assert.equal(await refusedWith(relay, roomId, { seatToken: token }), 4411);
  });

  on('ROOM-8: once both left, nobody joins, for a week and for 30 days more', async (t) => {
    const relay = await host.start(t);
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
    async (t) => {
      const relay = await host.start(t);
      const { roomId, tokens, host: first, guest } = await startGame(relay);
      await relay.advance(QUIET_MS - 1);
      // A frame pushes the end back.
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
      const anew = await enter(relay, roomId, { seatToken: tokens[1], create: true });
      assert.deepEqual(await anew.next(), joined(0));
    },
  );

  on(
    'ROOM-9, ROOM-1: a room in which nobody is expires too, before a join that comes then',
    async (t) => {
      const relay = await host.start(t);
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
    'ROOM-11: a restart and a crash lose no seat: joined, left and rejoined are as before',
    async (t) => {
      const relay = await host.start(t);
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

  on(
    'FRAME-1: what is no frame of a client closes 4400, before a join and after one',
    async (t) => {
      const relay = await host.start(t);
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
    async (t) => {
      const relay = await host.start(t);
      for (const seatToken of ['A'.repeat(22), '_-'.repeat(43)]) {
        const player = await Player.connect(relay.from(HOST_ADDRESS), newRoomId());
        player.send(JSON.stringify({ t: 'join', seatToken, create: true, colour: 'white' }));
        assert.deepEqual(await player.next(), joined(0));
      }
    },
  );

  on('FRAME-2: the first frame is a join, and no later one', async (t) => {
    const relay = await host.start(t);
    for (const frame of ['ping', 'sealed', '{"t":"leave"}']) {
      const player = await Player.connect(relay.from(HOST_ADDRESS), newRoomId());
      player.send(frame);
      assert.equal(await player.closed, 4400, frame);
    }
    // What comes after that is not heard any more.
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

  on('CAP-1, FRAME-3: 16,384 bytes pass, one more and binary frames close 1009', async (t) => {
    const relay = await host.start(t);
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

  on('CAP-2: 30 frames at once and 3 a second; the next closes 4429', async (t) => {
    const relay = await host.start(t);
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

  on('CAP-3: 5,000 frames a room and day, joins and pings among them', async (t) => {
    const relay = await host.start(t);
    const { host: first, guest, roomId, tokens } = await startGame(relay);
    // Two joins are counted; a burst at a time, with ten seconds between them.
    for (let left = 4998; left > 0; left -= 28) {
      await relay.advance(10_000);
      const burst = Math.min(left, 28);
      for (let count = 0; count < burst; count++) first.send('ping');
      for (let count = 0; count < burst; count++) assert.equal(await first.next(), 'pong');
    }
    guest.send('oneTooMany');
    assert.equal(await guest.closed, 4508);
    assert.deepEqual(await first.next(), peer(false));
    first.send('ping');
    assert.equal(await first.closed, 4508);
    assert.equal(await refusedWith(relay, roomId, { seatToken: tokens[0] }), 4508);
    await relay.restart();
    assert.equal(await refusedWith(relay, roomId, { seatToken: tokens[0] }), 4508);
    await relay.advance(DAY_MS / 2);
    const back = await enter(relay, roomId, { seatToken: tokens[0] });
    assert.deepEqual(await back.next(), joined(0));
  });

  on('CAP-4: 30 sockets a minute to one room from one network', async (t) => {
    const relay = await host.start(t);
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
    async (t) => {
      const relay = await host.start(t);
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

  on('BUD-1, BUD-2, BUD-3: 20 games a day for a network, 100 for the relay', async (t) => {
    const relay = await host.start(t, { DAILY_GAME_LIMIT: '25', NETWORK_GAME_LIMIT: '20' });
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

  on('BUD-2: the limits are 100 and 20 where nothing else is set', async (t) => {
    const relay = await host.start(t);
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

  on('NET-1: an IPv6 /64 is one network, and a mapped IPv4 address is the IPv4 one', async (t) => {
    const relay = await host.start(t, { NETWORK_GAME_LIMIT: '1' });
    const make = (address: string) =>
      enter(relay, newRoomId(), { seatToken: newToken(), create: true }, address);
    assert.deepEqual(await (await make('2001:db8:0:1::1')).next(), joined(0));
    assert.equal(await (await make('2001:db8:0:1:ffff::2')).closed, 4430);
    assert.deepEqual(await (await make('2001:db8:0:2::1')).next(), joined(0));
    assert.deepEqual(await (await make('192.0.2.9')).next(), joined(0));
    assert.equal(await (await make('::ffff:192.0.2.9')).closed, 4430);
  });

  on('ROOM-1: of many who want the free seat at once, one has it', async (t) => {
    const relay = await host.start(t);
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

  on('ROOM-1: a room that two make at once has a host and a guest', async (t) => {
    const relay = await host.start(t);
    const roomId = newRoomId();
    const [one, other] = await Promise.all(
      [HOST_ADDRESS, GUEST_ADDRESS].map((address) =>
        enter(relay, roomId, { seatToken: newToken(), create: true }, address),
      ),
    );
    const frames = [await one?.next(), await other?.next()] as { seat: number }[];
    assert.deepEqual(new Set(frames.map(({ seat }) => seat)), new Set([0, 1]));
  });

  on('ROOM-1: a join and a leave of the same seat, in both orders', async (t) => {
    const relay = await host.start(t);
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

  on('ROOM-1: a reconnect and a message, in both orders', async (t) => {
    const relay = await host.start(t);
    const { host: first, guest, roomId, tokens } = await startGame(relay);
    guest.send('before');
    assert.equal(await first.next(), 'before');
    const newer = await enter(relay, roomId, { seatToken: tokens[0] });
    assert.deepEqual(await newer.next(), joined(0, { peer: true }));
    guest.send('after');
    assert.equal(await newer.next(), 'after');
    assert.equal(await first.closed, 4409);
  });

  on('HOST-3: stopping tells every player to come back', async (t) => {
    const relay = await host.start(t);
    const { host: first, guest } = await startGame(relay);
    const unseated = await Player.connect(relay.from(HOST_ADDRESS), newRoomId());
    await relay.restart();
    const codes = await Promise.all([first.closed, guest.closed, unseated.closed]);
    assert.deepEqual(codes, [1012, 1012, 1012]);
  });
}

let lastAddress = 0;

/** An address that no test has used. */
function newAddress(): string {
  lastAddress += 1;
  return `10.9.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
}
