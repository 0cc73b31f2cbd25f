import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listInstants, toWallTime } from './club-time.ts';
import { listNextEvenings, readTimes } from './wanted-times.ts';

const ZONE = 'Europe/London';
const NOW = Date.parse('2026-10-20T17:29:00Z');
const BOUNDS = { zone: ZONE, now: NOW, deadline: '2026-10-31' };

function read(...lines: readonly string[]) {
  return readTimes(lines.map(lineOf), BOUNDS);
}

function lineOf(text: string) {
  const [date = '', time = ''] = text.split(' ');
  return { date, time };
}

function faultOf(text: string, bounds: Parameters<typeof readTimes>[1] = BOUNDS) {
  return readTimes([lineOf(text)], bounds).faults.get(0);
}

test('ARR-4: a time is in the club’s time zone, in summer and in winter', () => {
  assert.deepEqual(listInstants(ZONE, '2026-10-24', '18:30'), [Date.parse('2026-10-24T17:30:00Z')]);
  assert.deepEqual(listInstants(ZONE, '2026-10-26', '18:30'), [Date.parse('2026-10-26T18:30:00Z')]);
  const shown = toWallTime(ZONE, Date.parse('2026-10-24T23:30:00Z'));
  assert.deepEqual(shown, { date: '2026-10-25', time: '00:30' });
});

test('ARR-4: a time that the clocks skip or repeat gets an error', () => {
  const spring = { zone: ZONE, now: NOW, deadline: null };
  assert.equal(faultOf('2027-03-28 00:59', spring), undefined);
  assert.equal(faultOf('2027-03-28 01:00', spring), 'no_such_time');
  assert.equal(faultOf('2027-03-28 01:59', spring), 'no_such_time');
  assert.equal(faultOf('2027-03-28 02:00', spring), undefined);
  assert.equal(faultOf('2026-10-25 00:59'), undefined);
  assert.equal(faultOf('2026-10-25 01:00'), 'comes_twice');
  assert.equal(faultOf('2026-10-25 01:59'), 'comes_twice');
  assert.equal(faultOf('2026-10-25 02:00'), undefined);
  // Midnight itself is skipped in Santiago, and half an hour on Lord Howe Island.
  const south = { now: NOW, deadline: null };
  assert.equal(faultOf('2027-09-05 00:15', { zone: 'America/Santiago', ...south }), 'no_such_time');
  assert.equal(
    faultOf('2027-04-04 01:45', { zone: 'Australia/Lord_Howe', ...south }),
    'comes_twice',
  );
});

test('ARR-4: past, duplicate and too late times get an error on their line', () => {
  // 17:29 in London's winter is 18:29 there in summer.
  assert.equal(faultOf('2026-10-20 18:29'), 'past');
  assert.equal(faultOf('2026-10-20 18:30'), undefined);
  assert.equal(faultOf('2026-10-31 23:59'), undefined);
  assert.equal(faultOf('2026-11-01 00:00'), 'beyond_deadline');
  const { times, faults } = read('2026-10-22 18:30', '2026-10-21 18:30', '2026-10-22 18:30');
  assert.deepEqual([...faults], [[2, 'same']]);
  assert.deepEqual(times, [Date.parse('2026-10-21T17:30:00Z'), Date.parse('2026-10-22T17:30:00Z')]);
});

test('ARR-4: without a deadline, times may be at most a year ahead', () => {
  const open = { zone: ZONE, now: NOW, deadline: null };
  assert.equal(faultOf('2027-10-21 18:30', open), undefined);
  assert.equal(faultOf('2027-10-22 18:30', open), 'too_far');
});

test('ARR-4: an incomplete or invalid time gets an error, and an empty line is ignored', () => {
  assert.equal(faultOf('2026-10-22'), 'incomplete');
  assert.equal(readTimes([{ date: '', time: '18:30' }], BOUNDS).faults.get(0), 'incomplete');
  for (const text of ['2026-02-30 18:30', 'soon 18:30', '2026-10-22 24:00', '2026-10-22 1830']) {
    assert.equal(faultOf(text), 'invalid', text);
  }
  assert.deepEqual(read(' ', ' '), { times: [], faults: new Map() });
});

test('ARR-3: suggests the next three evenings from tomorrow, up to the deadline', () => {
  const days = (bounds: Parameters<typeof listNextEvenings>[0]) =>
    listNextEvenings(bounds).map(({ date, time }) => `${date} ${time}`);
  assert.deepEqual(days(BOUNDS), ['2026-10-21 18:30', '2026-10-22 18:30', '2026-10-23 18:30']);
  assert.deepEqual(days({ ...BOUNDS, deadline: '2026-10-22' }), [
    '2026-10-21 18:30',
    '2026-10-22 18:30',
  ]);
  assert.deepEqual(days({ ...BOUNDS, deadline: '2026-10-20' }), ['2026-10-20 18:30']);
  const late = NOW + 60_000;
  assert.deepEqual(days({ ...BOUNDS, now: late, deadline: '2026-10-20' }), []);
});
