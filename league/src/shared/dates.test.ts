import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, on } from '../../test/fixtures/typed.ts';
import { toLocalDate, endOfDay, isTimezone, readDateTime } from './dates.ts';

test('CLUB-3: a zone missing from the runtime’s list is accepted, and offsets and nonsense are not', () => {
  for (const zone of ['UTC', 'Europe/Kyiv', 'Asia/Kolkata', 'Europe/London']) {
    assert.ok(isTimezone(zone), zone);
  }
  for (const zone of ['', '+02:00', '-05', 'Europe/Nowhere', 'Europe', 'London']) {
    assert.ok(!isTimezone(zone), zone);
  }
});

test('SEA-5: a deadline runs to the end of its day in the club’s zone', () => {
  assert.equal(endOfDay(on('2026-06-30'), 'America/New_York'), '2026-07-01T04:00:00.000Z');
  assert.equal(endOfDay(on('2026-06-30'), 'Pacific/Auckland'), '2026-06-30T12:00:00.000Z');
  // Midnight does not exist on this day: it starts at one o'clock.
  assert.equal(endOfDay(on('2026-09-05'), 'America/Santiago'), '2026-09-06T04:00:00.000Z');
  assert.equal(toLocalDate('Pacific/Auckland', at('2026-06-30T12:00:00.000Z')), '2026-07-01');
});

test('SEA-5: the last possible date ends at a time that still sorts correctly', () => {
  assert.equal(endOfDay(on('9999-12-31'), 'UTC'), '9999-12-31T23:59:59.999Z');
  assert.ok(endOfDay(on('9999-12-31'), 'America/New_York') > '2026-01-01T00:00:00.000Z');
});

test('API-2: a date-time is read in any offset, and an impossible one is rejected', () => {
  assert.equal(readDateTime('2026-04-01t10:00:00.5+05:30'), '2026-04-01T04:30:00.500Z');
  assert.equal(readDateTime('2016-12-31T23:59:60Z'), '2016-12-31T23:59:59.000Z');
  assert.equal(readDateTime('9999-12-31T23:59:59-23:00'), '9999-12-31T23:59:59.999Z');
  for (const text of [
    '2026-02-30T10:00:00Z',
    '2026-04-01T25:00:00Z',
    '2026-04-01',
    '2026-04-01T10:00:00',
    '+010000-01-01T00:00:00Z',
    '2026-04-01 10:00:00Z',
  ]) {
    assert.equal(readDateTime(text), null, text);
  }
});
