import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMeaningOfD } from './gender-letters.ts';

test('CLI-14: a D among genders means Damen beside an H, divers beside others, and alone is asked about', () => {
  for (const [cells, means] of [
    [['H', 'D', ''], 'female'],
    [['d', 'h'], 'female'],
    [['M', 'D', 'W'], 'other'],
    [['D', 'F'], 'other'],
    [['D', 'D'], null],
    [['H', 'W', 'D'], null],
  ] as const) {
    assert.equal(findMeaningOfD(cells), means, cells.join());
  }
});
