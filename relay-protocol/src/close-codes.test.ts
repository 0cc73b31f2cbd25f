import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFinal } from './close-codes.ts';

test('FRAME-1: a client stops after final close codes only', () => {
  const final = [4400, 4401, 4403, 4409, 4410, 4411, 4412, 4430, 4503, 4508];
  for (const code of final) assert.ok(isFinal(code));
  for (const code of [1000, 1001, 1006, 1009, 1012, 4429]) assert.ok(!isFinal(code));
});
