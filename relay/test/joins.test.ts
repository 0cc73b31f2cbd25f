import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from 'test-kit/until';
import { makeTextFrame } from '../fuzz/hostile.ts';
import { enter, joined, refusedWith } from './game.ts';
import type { RunningHost } from './host.ts';
import { startNode } from './node-host.ts';
import { startNodeProcess } from './node-process.ts';
import { newRoomId, newToken, Player } from './player.ts';
import { handshake, openRaw, readStatus } from './raw.ts';

const CROWD = 40;

interface Newcomer {
  readonly roomId: string;
  readonly token: string;
  readonly player: Player;
}

/** Connected players, each in a separate room. */
async function crowd(relay: RunningHost, count = CROWD): Promise<Newcomer[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const roomId = newRoomId();
      const player = await Player.connect(relay.from(`192.0.2.${index + 1}`), roomId);
      return { roomId, token: newToken(), player };
    }),
  );
}

/** The outcome of a join: the first frame or the close code. */
function outcome(player: Player): Promise<unknown> {
  return player.next().catch(() => player.closed);
}

test('CAP-11, ROOM-11: each of several simultaneous joins is answered, and a crash loses no seat', async (t) => {
  const relay = await startNodeProcess(t);
  const all = await crowd(relay);
  for (const { player, token } of all) player.join({ seatToken: token, create: true });
  const outcomes = await Promise.all(all.map(({ player }) => outcome(player)));
  assert.deepEqual(
    outcomes,
    Array.from({ length: CROWD }, () => joined(0)),
  );
  await relay.crash();
  const back = await Promise.all(
    all.map(({ roomId, token }, index) =>
      enter(relay, roomId, { seatToken: token }, `192.0.2.${index + 1}`),
    ),
  );
  const again = await Promise.all(back.map(outcome));
  assert.deepEqual(
    again,
    Array.from({ length: CROWD }, () => joined(0)),
  );
});

test('CAP-11, BUD-2: simultaneous joins create no more games than the limit', async (t) => {
  const relay = await startNode(t, { DAILY_GAME_LIMIT: '7' });
  const all = await crowd(relay);
  for (const { player, token } of all) player.join({ seatToken: token, create: true });
  const outcomes = await Promise.all(all.map(({ player }) => outcome(player)));
  assert.equal(outcomes.filter((one) => one === 4503).length, CROWD - 7);
  assert.equal(outcomes.filter((one) => typeof one === 'object').length, 7);
  const stats = (await (await fetch(`${relay.url}/v1/stats`)).json()) as { games: { today: 0 } };
  assert.equal(stats.games.today, 7);
});

test('CAP-11, ROOM-1: a host and guests who arrive together are seated one after the other', async (t) => {
  const relay = await startNode(t);
  const roomId = newRoomId();
  const players = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      Player.connect(relay.from(`192.0.2.${index + 1}`), roomId),
    ),
  );
  for (const player of players) player.join({ seatToken: newToken(), create: true });
  const outcomes = await Promise.all(players.map(outcome));
  const seats = outcomes.flatMap((one) =>
    typeof one === 'number' ? [] : [one as { seat: number }],
  );
  assert.deepEqual(seats.map(({ seat }) => seat).toSorted(), [0, 1]);
  assert.equal(outcomes.filter((one) => one === 4403).length, 4);
});

test('CAP-11, FRAME-2: frames sent right behind a join are read once it is decided', async (t) => {
  const relay = await startNode(t);
  const where = relay.from('192.0.2.1');
  const socket = await openRaw(where);
  t.after(() => socket.destroy());
  socket.write(handshake(where, `/v1/rooms/${newRoomId()}`));
  assert.equal(await readStatus(socket), 101);
  let said = '';
  socket.setEncoding('latin1').on('data', (part: string) => (said += part));
  const join = JSON.stringify({ t: 'join', seatToken: newToken(), create: true });
  socket.write(Buffer.concat([join, 'sealed', 'ping', 'ping'].map(makeTextFrame)));
  await until('no join and two answers', () => /"t":"joined".*pong.*pong/.test(said));
  socket.write(makeTextFrame(join));
  await until('it is not ended', () => said.includes('\u0088'));
  assert.ok(said.endsWith('\u0088\u0002\u0011\u0030'), 'a second join closes 4400');
});

test('CAP-11, ROOM-1: a player who joins and leaves at once harms nobody', async (t) => {
  const relay = await startNode(t);
  const all = await crowd(relay, 20);
  for (const [index, { player, token }] of all.entries()) {
    player.join({ seatToken: token, create: true });
    if (index % 2 === 0) player.ws.terminate();
  }
  const staying = all.filter((_, index) => index % 2 === 1);
  const outcomes = await Promise.all(staying.map(({ player }) => outcome(player)));
  assert.deepEqual(
    outcomes,
    Array.from({ length: 10 }, () => joined(0)),
  );
  assert.equal(await refusedWith(relay, newRoomId(), { seatToken: newToken() }), 4401);
});
