import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeRoundRobin } from './round-robin.ts';

test('FIX-1: everyone meets everyone once, and is named first about as often as second', () => {
  for (let count = 0; count <= 33; count++) {
    const pairings = makeRoundRobin(count);
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

test('FIX-1: with an even count, everyone plays exactly once per round', () => {
  const pairings = makeRoundRobin(6);
  for (let round = 0; round < 5; round++) {
    assert.equal(new Set(pairings.slice(round * 3, round * 3 + 3).flat()).size, 6);
  }
});
