import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startNode } from 'relay/testing/node-host';
import { OWN_STOP } from '../src/core/closing-reason.ts';
import type { Rules } from '../src/core/rules.ts';
import type { SavedGame } from '../src/core/saved-game.ts';
import { createSession } from '../src/session.ts';
import { beginBoth, hasMoves, isOnline, openGame, platformAt, stoppedWith } from './at-relay.ts';

/*
 * A game whose start the host's setup decides: the first to reach ten wins, from any lower number.
 */

const RULES = Array.from({ length: 10 }, (_, from) => countingFrom(from));

function countingFrom(from: number): Rules<number> {
  return {
    name: 'to-ten',
    initial: () => from,
    turn: (count) => (count % 2 === 0 ? 0 : 1),
    apply: (count, move) => (move === String(count + 1) && count < 10 ? count + 1 : null),
    outcome: (count) => (count === 10 ? { winner: 1, reason: 'ten' } : null),
    claim: () => null,
    begin: (options) => RULES[(options as { from: number } | null)?.from ?? 0] ?? null,
  };
}

const COUNTING: Parameters<typeof openGame>[3] = {
  create: (options) => createSession<number>({ rules: countingFrom(0), ...options }),
};

function begunFrom(from: number): { readonly host: SavedGame; readonly guest: SavedGame } {
  const { host, guest } = beginBoth();
  return { host: { ...host, setup: { hostSide: 0, options: { from } } }, guest };
}

test('FRC-5: both start where the host’s setup says, whichever side moves first, even after a reload', async (t) => {
  const relay = await startNode(t);
  const begun = begunFrom(7);
  const host = openGame(t, platformAt(relay), begun.host, COUNTING);
  await host.sees(isOnline);
  const guest = openGame(t, platformAt(relay, '198.51.100.7'), begun.guest, COUNTING);
  const { game } = await guest.sees(({ isKnown }) => isKnown);
  assert.deepEqual([game.turn, game.first, game.side], [1, 1, 1]);
  assert.equal(await guest.session.play('1'), 'illegal', 'legal from the usual beginning alone');
  assert.equal(await guest.session.play('8'), null);
  await host.sees(hasMoves(1));
  const again = await guest.reload();
  await host.session.play('9');
  await again.sees(hasMoves(2));
  await again.session.play('10');
  const { game: over } = await host.sees(hasMoves(3));
  assert.deepEqual(over.ending, { by: 'moves', winner: 1, reason: 'ten' });
  assert.equal(over.first, 1);
});

test('FRC-5: a guest refuses a game whose start the host’s setup does not give', async (t) => {
  const relay = await startNode(t);
  const begun = begunFrom(10);
  const host = openGame(t, platformAt(relay), begun.host, COUNTING);
  await host.sees(isOnline);
  const guest = openGame(t, platformAt(relay, '198.51.100.7'), begun.guest, COUNTING);
  const { setup } = await guest.sees(stoppedWith(OWN_STOP.otherGame));
  assert.equal(setup, null, 'it is not kept');
});

test('FRC-5: a host who changes the start is refused', async (t) => {
  const relay = await startNode(t);
  const begun = begunFrom(4);
  const host = openGame(t, platformAt(relay), begun.host, COUNTING);
  await host.sees(isOnline);
  const guest = openGame(t, platformAt(relay, '198.51.100.7'), begun.guest, COUNTING);
  await guest.sees(({ isKnown }) => isKnown);
  await host.session.stop();
  const changed = { ...host.saved(), setup: { hostSide: 0, options: { from: 6 } } } as const;
  openGame(t, platformAt(relay), changed, COUNTING);
  const { game, setup } = await guest.sees(stoppedWith(OWN_STOP.otherGame));
  assert.deepEqual(setup?.options, { from: 4 });
  assert.equal(game.moves.length, 0);
});
