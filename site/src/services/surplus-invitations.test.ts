import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostedGame, invitedGame } from '../../test/sample-games.ts';
import { MAX_INVITATIONS, findSurplusInvitations } from './surplus-invitations.ts';

/** Newest first. */
function invitations(count: number) {
  return Array.from({ length: count }, (_, place) => {
    const game = invitedGame(`${place}`, 'secret');
    return { ...game, summary: { ...game.summary, at: count - place } };
  });
}

test('PAGE-14: one invitation too many replaces the oldest', () => {
  assert.deepEqual(findSurplusInvitations(invitations(MAX_INVITATIONS - 1)), []);
  assert.deepEqual(findSurplusInvitations(invitations(MAX_INVITATIONS)), [
    `${MAX_INVITATIONS - 1}`,
  ]);
  const games = [hostedGame('mine'), ...invitations(MAX_INVITATIONS - 1)];
  assert.deepEqual(findSurplusInvitations(games), [], 'a game that is played is none');
});
