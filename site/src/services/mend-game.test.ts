import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invitedGame } from '../../test/sample-games.ts';
import { isInvited } from '../games/core/kept-game.ts';
import { fillInGame } from './mend-game.ts';

test('PAGE-13: the terms of the latest opened link are shown', () => {
  const kept = invitedGame('a', 'secret');
  const { invite } = kept.state;
  const known = { ...kept, state: { ...kept.state, invite: { ...invite, terms: '0-none-e' } } };
  const mended = fillInGame(known, { ...invite, name: 'Eve', terms: '1-none-e' }, 'chess');
  assert.ok(mended !== null && isInvited(mended));
  assert.deepEqual(mended.state.invite, { ...invite, terms: '1-none-e' });
  assert.equal(fillInGame(known, { ...invite, terms: '0-none-e' }, 'chess'), null, 'the same');
  assert.equal(fillInGame(known, invite, 'chess'), null, 'a link that lost its end says nothing');
});
