import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, on } from '../../../test/fixtures/typed.ts';
import { isReportingClosed, findClosingTime } from './deadline.ts';

test('RES-9, SEA-5: reporting is open until the last millisecond of the deadline’s day', () => {
  const closesAt = findClosingTime(on('2026-06-30'), 'Europe/London');
  assert.equal(closesAt, '2026-06-30T23:00:00.000Z');
  assert.equal(isReportingClosed(closesAt, at('2026-06-30T22:59:59.999Z')), false);
  assert.equal(isReportingClosed(closesAt, at('2026-06-30T23:00:00.000Z')), true);
  assert.equal(isReportingClosed(closesAt, at('2026-07-01T10:00:00.000Z')), true);
});

test('RES-9: without a deadline or a season, reporting stays open', () => {
  assert.equal(findClosingTime(null, 'Europe/London'), null);
  assert.equal(isReportingClosed(null, at('9999-12-31T23:59:59.999Z')), false);
  assert.equal(isReportingClosed(undefined, at('9999-12-31T23:59:59.999Z')), false);
});
