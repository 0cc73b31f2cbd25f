import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeTime } from './when.ts';
import '../../test/english.ts';

const NOW = Date.parse('2026-03-20T12:00:00');
const HOUR = 3_600_000;

test('KEEP-2: the time of the last change is given in everyday words', () => {
  assert.equal(describeTime(NOW, NOW), 'just now');
  assert.equal(describeTime(NOW - HOUR / 12, NOW), '5 minutes ago');
  assert.equal(describeTime(NOW - 25 * HOUR, NOW), 'yesterday');
  assert.equal(describeTime(NOW - 8 * 24 * HOUR, NOW), '12 March');
  assert.equal(describeTime(NOW - 365 * 24 * HOUR, NOW), '20 March 2025');
});
