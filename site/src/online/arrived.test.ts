import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isArrived } from './arrived.ts';

const setup = { hostSide: 0, options: null } as const;
const game = { disputed: null };

test('ONL-7: a guest has a game once they were told its state', () => {
  assert.equal(isArrived({ setup: null, isKnown: false, game }), false);
  assert.equal(isArrived({ setup, isKnown: false, game }), false, 'greeted, and told nothing yet');
  assert.equal(isArrived({ setup, isKnown: true, game }), true);
});

test('ONL-7, SETL-10: a guest who must say what they did sees the game', () => {
  assert.equal(isArrived({ setup, isKnown: false, game: { disputed: 'move' } }), true);
});
