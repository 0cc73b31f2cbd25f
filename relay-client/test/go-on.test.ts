import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startNode } from 'relay/testing/node-host';
import { judgeLink } from '../src/core/rooms.ts';
import { continueInNewRoom, continueByLink, readNewRoom } from '../src/go-on.ts';
import { joinGame } from '../src/create-game.ts';
import type { SessionView } from '../src/session-view.ts';
import {
  type Device,
  hasMoves,
  isOnline,
  knowsOther,
  meet,
  openGame,
  platformAt,
  stoppedWith,
} from './at-relay.ts';

/** The relay does not know the room, and the client asks again. */
function isLost({ connection }: SessionView): boolean {
  return connection.kind === 'waiting' && connection.code === 4401;
}

function wordsOf({ keys }: SessionView): string | null {
  return keys.kind === 'words' ? keys.words.join(' ') : null;
}

/** Two players in a game of two moves whose relay lost its data. */
async function lost(t: Parameters<typeof meet>[0], beforeLoss = async (_: Device[]) => undefined) {
  const first = await startNode(t);
  const { host, guest } = await meet(t, first);
  await host.session.play('4');
  await guest.sees(hasMoves(1));
  await guest.session.play('0');
  await host.sees(hasMoves(2));
  await host.sees((view) => wordsOf(view) !== null);
  await beforeLoss([host, guest]);
  for (const { session } of [host, guest]) await session.stop();
  const relay = await startNode(t);
  return { first, relay, host: host.saved(), guest: guest.saved() };
}

/** One player creates another room, and the other follows the link. */
async function goneOn(
  t: Parameters<typeof meet>[0],
  { relay, ...both }: Awaited<ReturnType<typeof lost>>,
  by: 'host' | 'guest',
  until = knowsOther,
) {
  const [maker, other] = by === 'host' ? [both.host, both.guest] : [both.guest, both.host];
  const made = await continueInNewRoom(maker, maker.relay);
  assert.ok(made?.rooms);
  const one = openGame(t, platformAt(relay), made);
  await one.sees(isOnline);
  const room = await readNewRoom(other, made.rooms.link);
  assert.ok(room !== null && judgeLink(other, room) === 'move');
  const came = continueByLink(other, room, made.relay);
  assert.ok(came);
  const two = openGame(t, platformAt(relay, '198.51.100.7'), came);
  await Promise.all([one.sees(until), two.sees(until)]);
  return { one, two, link: made.rooms.link };
}

test('GOON-1, GOON-3, GOON-6: after a relay lost its data, either player continues in the same seat, with new words', async (t) => {
  for (const by of ['host', 'guest'] as const) {
    const before = await lost(t);
    const { one, two } = await goneOn(t, before, by);
    const sides = by === 'host' ? [one, two] : [two, one];
    await Promise.all(sides.map(async ({ sees }) => sees((view) => wordsOf(view) !== null)));
    assert.deepEqual(
      sides.map(({ session }) => session.view.game.side),
      [0, 1],
    );
    const [mine, theirs] = [one, two].map(({ session }) => wordsOf(session.view));
    assert.equal(mine, theirs);
    assert.equal(await sides[0]?.session.play('1'), null);
    await sides[1]?.sees(hasMoves(3));
    assert.equal(await sides[1]?.session.play('2'), null);
    await sides[0]?.sees(hasMoves(4));
  }
});

test('GOON-6: after compared words, nothing is sent in the new room until the new ones are compared', async (t) => {
  const before = await lost(t, async (both) => {
    for (const { session } of both) {
      const { keys } = session.view;
      assert.ok(keys.kind === 'words');
      assert.equal(await session.compared(keys.code), null);
    }
  });
  const isHeld = ({ keys }: SessionView) => keys.kind === 'words' && keys.isHeld === true;
  const { one, two } = await goneOn(t, before, 'host', isHeld);
  assert.equal(await one.session.play('1'), null);
  assert.equal(await one.session.say('hello'), 'not-connected');
  const { keys } = one.session.view;
  assert.ok(keys.kind === 'words');
  assert.equal(await one.session.compared('00000000000'), 'not-now');
  assert.equal(await one.session.compared(keys.code), null);
  // The other player continues without them.
  assert.equal(two.session.view.game.moves.length, 2);
  assert.equal(await two.session.goOn(), null);
  await two.sees(hasMoves(3));
  await one.sees(({ game }) => game.unconfirmed === 0);
});

test('GOON-1, GOON-2: neither the new link nor the old one alone finds the room', async (t) => {
  const before = await lost(t);
  const { one, two, link } = await goneOn(t, before, 'host');
  for (const secret of [link.secret, before.host.secret]) {
    const invite = { secret, relay: null, name: null };
    const stranger = joinGame({ invite, relay: 'http://relay.test', name: 'Eve', now: 0 });
    await openGame(t, platformAt(before.relay), stranger).sees(stoppedWith(4401));
  }
  assert.deepEqual(
    [one, two].map(({ session }) => knowsOther(session.view)),
    [true, true],
  );
});

test('GOON-8: a game goes on by itself once the relay has its data again', async (t) => {
  const before = await lost(t);
  let relay = before.relay;
  const at = {
    ...platformAt(relay),
    openSocket: (...given: OpenSocket) => platformAt(relay).openSocket(...given),
  };
  const host = openGame(t, at, before.host);
  await host.sees(isLost);
  relay = before.first;
  host.session.wake();
  await host.sees(isOnline);
});

type OpenSocket = Parameters<ReturnType<typeof platformAt>['openSocket']>;
