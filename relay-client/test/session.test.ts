import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OWNER_KEY } from 'relay/testing/host';
import { startNode } from 'relay/testing/node-host';
import { startNodeProcess } from 'relay/testing/node-process';
import { NOUGHTS } from '../noughts/rules.ts';
import { makeBrowserPlatform } from '../src/browser-platform.ts';
import { createInvite } from '../src/invite.ts';
import { joinGame } from '../src/create-game.ts';
import { createSession } from '../src/session.ts';
import {
  beginBoth,
  hasMoves,
  isOnline,
  knowsOther,
  meet,
  openGame,
  stoppedWith,
  platformAt,
} from './at-relay.ts';

/** The most moves of an unfinished game; even, so that the host moves next. */
const LONG = 1998;

/** A game that never ends, in which any word is a move. */
const COUNTING: Parameters<typeof openGame>[3] = {
  create: (options) =>
    createSession<number>({
      rules: {
        name: 'counting',
        initial: () => 0,
        turn: (count) => (count % 2 === 0 ? 0 : 1),
        apply: (count) => count + 1,
        outcome: () => null,
        claim: () => null,
      },
      ...options,
    }),
};

test('HELLO-1, HELLO-5: two players meet, play a game to its end, and both see who won', async (t) => {
  const relay = await startNode(t);
  const { host, guest } = await meet(t, relay);
  assert.equal(host.session.view.peer.name, 'Ben');
  assert.equal(guest.session.view.peer.name, 'Ann');
  assert.deepEqual(guest.session.view.setup, { hostSide: 0, options: null });
  const players = [host, guest] as const;
  for (const [ply, move] of ['0', '3', '1', '4', '2'].entries()) {
    const mover = players[ply % 2] ?? host;
    await mover.sees(hasMoves(ply));
    assert.equal(await mover.session.play(move), null);
  }
  const ending = { by: 'moves', winner: 0, reason: 'three in a row' };
  for (const player of players) {
    const { game } = await player.sees((view) => view.game.ending !== null);
    assert.deepEqual(game.ending, ending);
  }
  const { game } = await host.sees((view) => view.game.unconfirmed === 0);
  assert.deepEqual(
    game.moves.map(({ move }) => move),
    ['0', '3', '1', '4', '2'],
  );
});

test('GAME-10: a guest can act in a game only after the host has told it the state', async (t) => {
  const store = { save: async () => undefined };
  const [ann, ben] = Object.values(beginBoth()).map((saved) =>
    createSession({
      rules: NOUGHTS,
      saved,
      store,
      ownerKey: null,
      platform: makeBrowserPlatform(),
    }),
  );
  assert.deepEqual([ann?.view.isKnown, ben?.view.isKnown], [true, false]);
  assert.equal(await ben?.play('0'), 'not-now');
  const { guest } = await meet(t, await startNode(t));
  await guest.sees(({ isKnown }) => isKnown);
  assert.equal(await guest.session.play('0'), 'not-your-turn');
});

test('HELLO-1: a line of chat is shown to the other, and acknowledged', async (t) => {
  const relay = await startNode(t);
  const { host, guest } = await meet(t, relay);
  assert.equal(await host.session.say(' good\u202e luck '), null);
  const heard = await guest.sees(({ chat }) => chat.lines.length === 1);
  assert.deepEqual(
    heard.chat.lines.map(({ from, text, state }) => ({ from, text, state })),
    [{ from: 'them', text: 'good luck', state: 'delivered' }],
  );
  await host.sees(({ chat }) => chat.lines[0]?.state === 'delivered');
  await guest.session.stop();
  await host.sees(({ peer }) => peer.presence === 'away');
  assert.equal(await host.session.say('are you there?'), 'not-connected');
});

test('SAVE-1, CONN-3: a restart of the relay during a game loses nothing', async (t) => {
  const relay = await startNodeProcess(t);
  const { host, guest } = await meet(t, relay);
  await host.session.play('0');
  await guest.sees(hasMoves(1));
  await relay.crash();
  assert.equal(await guest.session.play('3'), null, 'one plays on while away');
  await host.sees(hasMoves(2));
  await relay.restart();
  assert.equal(await host.session.play('1'), null);
  await guest.sees(hasMoves(3));
  await host.sees((view) => view.game.unconfirmed === 0);
});

test('SAVE-1, CONN-2: a reloaded page continues where it was, in the same seat', async (t) => {
  const relay = await startNode(t);
  const { host, guest } = await meet(t, relay);
  await host.session.play('4');
  await guest.sees(hasMoves(1));
  const again = await host.reload();
  await again.sees(knowsOther);
  assert.equal(again.session.view.game.moves.length, 1);
  await guest.session.play('0');
  await again.sees(hasMoves(2));
});

test('CONN-5: opening the same game in a second tab stops the first, with a code', async (t) => {
  const relay = await startNode(t);
  const { host, guest } = await meet(t, relay);
  const second = openGame(t, platformAt(relay), host.saved());
  await second.sees(knowsOther);
  await host.sees(stoppedWith(4409));
  await second.session.play('4');
  await guest.sees(hasMoves(1));
});

test('CONN-2: a guest with an invite to a missing game learns so, and creates none', async (t) => {
  const relay = await startNode(t);
  const invite = createInvite();
  const saved = joinGame({ invite, relay: 'http://relay.test', name: 'Ben', now: 0 });
  await openGame(t, platformAt(relay), saved).sees(stoppedWith(4401));
  assert.ok(!relay.output().includes('room created'));
});

test('CONN-2: on a private relay, the host needs the owner key once, to make the room', async (t) => {
  const relay = await startNode(t, { PUBLIC_HOSTING: 'off', OWNER_KEY });
  const { host, guest } = beginBoth();
  const without = openGame(t, platformAt(relay), host);
  await without.sees(stoppedWith(4401));
  const withKey = openGame(t, platformAt(relay), without.saved(), { ownerKey: OWNER_KEY });
  await withKey.sees(isOnline);
  await openGame(t, platformAt(relay), guest).sees(knowsOther);
  await withKey.session.stop();
  await openGame(t, platformAt(relay), withKey.saved()).sees(knowsOther);
});

test('CONN-5: a third player is told that the game is full', async (t) => {
  const relay = await startNode(t);
  const { host } = await meet(t, relay);
  const invite = { secret: host.saved().secret, relay: null, name: null };
  const saved = joinGame({ invite, relay: 'http://relay.test', name: 'Cat', now: 0 });
  await openGame(t, platformAt(relay), saved).sees(stoppedWith(4403));
});

test('HELLO-4: a device restored from a backup is heard again, even with its clock set back', async (t) => {
  const relay = await startNode(t);
  const { host, guest } = await meet(t, relay);
  await host.session.play('4');
  await guest.sees(hasMoves(1));
  const backup = guest.saved();
  await guest.session.play('0');
  await host.sees(hasMoves(2));
  await guest.session.stop();
  const platform = { ...platformAt(relay, '198.51.100.7'), now: () => 1000 };
  const restored = openGame(t, platform, { ...backup, name: 'Ben again' });
  await host.sees(({ peer }) => peer.name === 'Ben again');
  await restored.sees(({ game }) => game.disputed === 'move');
  assert.equal(await restored.session.adopt(), null, 'it was made, after the backup');
  await restored.sees(hasMoves(2));
  await host.session.play('8');
  await restored.sees(hasMoves(3));
  assert.equal(await restored.session.play('1'), null);
  await host.sees(hasMoves(4));
});

test('GAME-13: a history of many frames reaches a device that lost everything, and the game continues', async (t) => {
  const relay = await startNode(t);
  const begun = beginBoth();
  const moves = Array.from(
    { length: LONG },
    (_, ply) => [`${ply}`.padStart(16, '0'), ply] as const,
  );
  const { match } = begun.host;
  const played = { ...begun.host, match: { ...match, history: { ...match.history, moves } } };
  const host = openGame(t, platformAt(relay), played, COUNTING);
  await host.sees(isOnline);
  const guest = openGame(t, platformAt(relay, '198.51.100.7'), begun.guest, COUNTING);
  await guest.sees((view) => view.game.disputed === 'move');
  assert.equal(await guest.session.adopt(), null, 'it was that device’s own game');
  const { game } = await guest.sees(hasMoves(LONG));
  assert.deepEqual(
    game.moves.map(({ move, note }) => [move, note]),
    moves,
  );
  await host.session.play('one more');
  await guest.sees(hasMoves(LONG + 1));
  await host.sees((view) => view.game.unconfirmed === 0);
});

for (const role of ['host', 'guest'] as const) {
  test(`HELLO-6: both are told if the ${role} plays another game`, async (t) => {
    const relay = await startNode(t);
    const begun = beginBoth();
    const opening = (of: string) => (of === role ? COUNTING : {});
    const host = openGame(t, platformAt(relay), begun.host, opening('host'));
    await host.sees(isOnline);
    const guest = openGame(t, platformAt(relay, '198.51.100.7'), begun.guest, opening('guest'));
    await Promise.all([host.sees(stoppedWith(4902)), guest.sees(stoppedWith(4902))]);
  });
}

test('LEAVE-1: leaving resigns the game, sealed, and the player cannot come back', async (t) => {
  const relay = await startNode(t);
  const { host, guest } = await meet(t, relay);
  await host.session.play('4');
  await guest.sees(hasMoves(1));
  await guest.session.play('0');
  await host.sees(hasMoves(2));
  await guest.session.leave();
  await guest.sees(stoppedWith(4411));
  const { game } = await host.sees(({ peer }) => peer.presence === 'left');
  assert.deepEqual(game.ending, { by: 'resignation', winner: 0 });
  await (await guest.reload()).sees(stoppedWith(4411));
});

test('LEAVE-1: a player who leaves offline tells the other once the relay is back', async (t) => {
  const relay = await startNode(t);
  const { host, guest } = await meet(t, relay);
  await host.session.play('4');
  await guest.sees(hasMoves(1));
  await guest.session.play('0');
  await host.sees(hasMoves(2));
  await guest.session.stop();
  await guest.session.leave();
  const again = await guest.reload();
  await again.sees(stoppedWith(4411));
  const { game } = await host.sees(({ peer }) => peer.presence === 'left');
  assert.deepEqual(game.ending, { by: 'resignation', winner: 0 });
});

test('LEAVE-1: a game without a move from both is called off, and nobody wins it', async (t) => {
  const relay = await startNode(t);
  const { host, guest } = await meet(t, relay);
  await host.session.play('4');
  await guest.sees(hasMoves(1));
  await guest.session.leave();
  const { game } = await host.sees(({ peer }) => peer.presence === 'left');
  assert.equal(game.ending, null);
});

test('LEAVE-2: the relay’s report that the other left decides nothing', async (t) => {
  const relay = await startNode(t);
  const { host, guest } = await meet(t, relay);
  await host.session.play('4');
  await guest.sees(hasMoves(1));
  await host.session.stop();
  await guest.session.leave();
  await guest.sees(stoppedWith(4411));
  host.session.start();
  const { game } = await host.sees(({ peer }) => peer.presence === 'left');
  assert.equal(game.ending, null);
});
