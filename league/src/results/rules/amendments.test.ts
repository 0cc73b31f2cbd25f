import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toTimestamp } from '../../shared/dates.ts';
import { computeAmendmentWait } from './amendments.ts';

const HOUR = 3_600_000;
const at = (ms: number, side: 0 | 1 | null = 0) => ({ side, submitted_at: toTimestamp(ms) });
const many = (count: number, ms: number) => Array.from({ length: count }, () => at(ms));

test('RES-13: twenty amendments an hour are allowed, the first report is free, and the oldest frees a slot', () => {
  const report = at(0);
  const nineteen = [report, ...many(19, HOUR)];
  assert.equal(computeAmendmentWait([], 0, toTimestamp(0)), null);
  assert.equal(computeAmendmentWait(nineteen, 0, toTimestamp(HOUR)), null);
  const twenty = [report, at(HOUR), ...many(19, HOUR + 60_000)];
  assert.equal(computeAmendmentWait(twenty, 0, toTimestamp(HOUR + 60_000)), 3540);
  assert.equal(computeAmendmentWait(twenty, 0, toTimestamp(2 * HOUR - 1)), 1);
  assert.equal(computeAmendmentWait(twenty, 0, toTimestamp(2 * HOUR)), null);
  assert.equal(computeAmendmentWait([...twenty, at(2 * HOUR)], 0, toTimestamp(2 * HOUR)), 60);
});

test('RES-13: amendments by the other side and the coach count for nobody else', () => {
  const both = [...many(10, 0), ...many(10, 0).map((one) => ({ ...one, side: 1 as const }))];
  const settled = Array.from({ length: 30 }, () => at(0, null));
  assert.equal(computeAmendmentWait([...both, ...settled], 0, toTimestamp(1)), null);
});
