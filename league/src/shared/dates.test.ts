import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateIn, endOfDay, isTimezone } from './dates.ts';

test('CLUB-3: zones that the runtime’s own list lacks are zones, offsets and nonsense are not', () => {
  for (const zone of ['UTC', 'Europe/Kyiv', 'Asia/Kolkata', 'Europe/London']) {
    assert.ok(isTimezone(zone), zone);
  }
  for (const zone of ['', '+02:00', '-05', 'Europe/Nowhere', 'Europe', 'London']) {
    assert.ok(!isTimezone(zone), zone);
  }
});

test('SEA-5: a deadline runs to the end of its day in the club’s zone', () => {
  assert.equal(endOfDay('2026-06-30', 'America/New_York'), '2026-07-01T04:00:00.000Z');
  assert.equal(endOfDay('2026-06-30', 'Pacific/Auckland'), '2026-06-30T12:00:00.000Z');
  // Midnight does not exist on this day: it starts at one o'clock.
  assert.equal(endOfDay('2026-09-05', 'America/Santiago'), '2026-09-06T04:00:00.000Z');
  assert.equal(dateIn('Pacific/Auckland', '2026-06-30T12:00:00.000Z'), '2026-07-01');
});
