import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { createIdSource } from './ids.ts';

test('API-1: ids sort by creation, within a millisecond and after the clock goes back', () => {
  const times = [5, 5, 5, 9, 3, 3, 9, 10];
  let step = 0;
  const newId = createIdSource(() => 1_800_000_000_000 + (times[step++] ?? 10), randomBytes);
  const ids = Array.from({ length: 10_000 }, newId);
  assert.deepEqual(ids.toSorted(), ids);
  assert.equal(new Set(ids).size, ids.length);
});

test('API-1: an id is a lower-case UUID version 7 with its time', () => {
  const id = createIdSource(
    () => 0x0123_4567_89ab,
    (size) => new Uint8Array(size).fill(255),
  )();
  assert.equal(id, '01234567-89ab-7000-bfff-ffffffffffff');
});
