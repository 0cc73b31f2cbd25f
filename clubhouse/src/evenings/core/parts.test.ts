import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeRandom } from 'test-kit/chance';
import { findSharedParts, listParts, listShared } from './parts.ts';

const TODAY = '2026-12-28';

test('EVE-1: a member fills in three parts of each of fourteen days', () => {
  const parts = listParts(TODAY);
  assert.equal(parts.length, 42);
  assert.equal(new Set(parts).size, 42);
  assert.deepEqual(parts.slice(0, 3), ['2026-12-28m', '2026-12-28d', '2026-12-28e']);
  assert.equal(parts.at(-1), '2027-01-10e');
});

test('EVE-5: shared times are free for everybody, at most three, drawn from all of them', () => {
  const free = fc.subarray(listParts(TODAY));
  fc.assert(
    fc.property(fc.array(free, { minLength: 2, maxLength: 4 }), fc.nat(), (sides, seed) => {
      const all = listParts(TODAY).filter((part) => sides.every((one) => one.includes(part)));
      assert.deepEqual(listShared(sides), all);
      const shown = new Set(findSharedParts(sides, makeRandom(seed)));
      assert.equal(shown.size, Math.min(all.length, 3));
      assert.ok(shown.isSubsetOf(new Set(all)));
    }),
  );
});

test('EVE-5: every shared time may be among the three', () => {
  const free = listParts(TODAY);
  const seeds = Array.from({ length: 200 }, (_, seed) => makeRandom(seed));
  const shown = new Set(seeds.flatMap((draw) => findSharedParts([free, free], draw)));
  assert.equal(shown.size, free.length);
});
