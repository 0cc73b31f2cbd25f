import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readScore } from '../../test/fixtures/score-text.ts';
import { findLeadingSide, otherSide, formatScore } from './score.ts';

test('RES-6: a score is written from side 0, with tiebreak points in brackets', () => {
  for (const text of ['6-4 3-6 1-0(10-7)', '7-6(9-7) 0-0', '30-29']) {
    assert.equal(formatScore(readScore(text)), text);
  }
  assert.equal(formatScore({ sets: [] }), 'no set');
});

test('RES-12: the side with more is ahead, and nobody is if level', () => {
  assert.deepEqual(
    [findLeadingSide([6, 4]), findLeadingSide([4, 6]), findLeadingSide([5, 5])],
    [0, 1, null],
  );
  assert.deepEqual([otherSide(0), otherSide(1)], [1, 0]);
});
