import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resignOrCallOff, isCallOff } from './call-off.ts';
import { findMark, findResult } from './ending.ts';

const after = (plies: number) => ({ game: { moves: Array.from({ length: plies }) } });

test('PLAY-11: until both have moved, resigning calls the game off, if the other app supports it', async () => {
  for (const plies of [0, 1]) {
    assert.equal(isCallOff(after(plies)), true, 'both at one device');
    assert.equal(isCallOff({ ...after(plies), peer: { canAbort: true } }), true);
    assert.equal(isCallOff({ ...after(plies), peer: {} }), false, 'an app of before');
  }
  assert.equal(isCallOff({ ...after(2), peer: { canAbort: true } }), false);
  const asked: unknown[] = [];
  const resign = async (...how: unknown[]) => {
    asked.push(how);
    return null;
  };
  await resignOrCallOff(resign, after(1), [5, 6]);
  await resignOrCallOff(resign, after(2), [5, 6]);
  assert.deepEqual(asked, [['abort'], ['resignation', [5, 6]]]);
});

test('PLAY-11: a called-off game has no result, and scores for nobody', () => {
  assert.equal(findResult({ by: 'abort' }), '*');
  assert.equal(findMark({ by: 'abort' }, 0), null);
});
