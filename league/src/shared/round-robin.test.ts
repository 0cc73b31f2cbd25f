import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roundRobin } from './round-robin.ts';

test('FIX-1: each pairs once with each, and nobody is named first more than one match too often', () => {
  for (let count = 0; count <= 33; count++) {
    const pairings = roundRobin(count);
    const names = pairings.map((pair) => pair.toSorted((one, other) => one - other).join());
    assert.equal(new Set(names).size, Math.abs((count * (count - 1)) / 2), String(count));
    assert.equal(pairings.length, names.length);
    const first = Array.from(
      { length: count },
      (_, player) => pairings.filter((pair) => pair[0] === player).length,
    );
    assert.ok(
      count < 2 || Math.max(...first) - Math.min(...first) <= 2,
      `${count}: ${first.join()}`,
    );
  }
});

test('FIX-1: an even count plays in rounds in which everybody plays once', () => {
  const pairings = roundRobin(6);
  for (let round = 0; round < 5; round++) {
    assert.equal(new Set(pairings.slice(round * 3, round * 3 + 3).flat()).size, 6);
  }
});
