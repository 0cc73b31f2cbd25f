import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutBands, findBestEnd, readBorders } from './level-bands.ts';

const rated = (ratings: readonly number[]) =>
  ratings.map((rating, index) => ({ id: `${index}`, rating }));
const bands = (
  ratings: readonly number[],
  ...rest: [Parameters<typeof cutBands>[1], Parameters<typeof cutBands>[2]]
) => {
  const found = cutBands(rated(ratings), ...rest);
  return ratings.map((_, index) => found.get(`${index}`));
};

test('LVL-2: levels have the same size, strongest first, whichever end that is', () => {
  const cut = { by: 'size', levels: 3 } as const;
  assert.deepEqual(bands([1.5, 20, 8, 9, 23, 12], 'low', cut), [0, 2, 0, 1, 2, 1]);
  assert.deepEqual(bands([1.5, 20, 8, 9, 23, 12], 'high', cut), [2, 0, 2, 1, 0, 1]);
  // Seven in three: no two sizes are more than one apart.
  assert.deepEqual(bands([1, 2, 3, 4, 5, 6, 7], 'low', cut), [0, 0, 0, 1, 1, 2, 2]);
  assert.deepEqual(bands([4, 5], 'low', { by: 'size', levels: 10 }), [0, 5]);
  assert.deepEqual(bands([], 'low', cut), []);
});

test('LVL-2: members with equal ratings share a level', () => {
  const cut = { by: 'size', levels: 2 } as const;
  assert.deepEqual(bands([23, 5, 23, 23], 'low', cut), [0, 0, 0, 0]);
  assert.deepEqual(bands([23, 5, 6, 23], 'low', cut), [1, 0, 0, 1]);
});

test('LVL-2: a border value belongs to the stronger side, in any order', () => {
  const low = { by: 'borders', borders: [12.5, 8] } as const;
  assert.deepEqual(bands([8, 8.1, 12.5, 12.6, 1], 'low', low), [0, 1, 1, 2, 0]);
  assert.deepEqual(bands([12.5, 12.4, 8, 7.9], 'high', low), [0, 1, 1, 2]);
});

test('LVL-2: borders are numbers as people type them, without duplicates', () => {
  assert.deepEqual(readBorders('8; 12,5;16.25'), [8, 12.5, 16.25]);
  assert.deepEqual(readBorders(' -3 4 '), [-3, 4]);
  for (const text of ['', ' ; ', '8, 12', '8;x', '8;8,0', '-', '1e3']) {
    assert.equal(readBorders(text), null, text);
  }
});

test('LVL-4: the name of a rating system determines its better end, or leaves it unknown', () => {
  for (const system of ['LK', 'DTB-LK', 'WTN singles', 'ITN'])
    assert.equal(findBestEnd(system), 'low');
  for (const system of ['UTR', 'NTRP 2026', 'SquashLevels', 'club Elo']) {
    assert.equal(findBestEnd(system), 'high');
  }
  for (const system of ['', 'ours', 'LKX', 'elote'])
    assert.equal(findBestEnd(system), null, system);
});
