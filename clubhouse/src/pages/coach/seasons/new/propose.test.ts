import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextName, proposeAfter } from './propose.ts';

const AUTUMN = {
  name: 'Autumn 2025',
  starts_on: '2025-09-15',
  ends_on: '2025-12-14',
  results_deadline: '2025-12-17',
};

test('SEAS-8: what ended half a year ago is proposed a year later, on the same weekdays', () => {
  assert.deepEqual(proposeAfter(AUTUMN, '2026-07-01'), {
    name: 'Autumn 2026',
    starts_on: '2026-09-14',
    ends_on: '2026-12-13',
    results_deadline: '2026-12-16',
    how: 'yearly',
  });
  const whole = { ...AUTUMN, name: '2025/26', ends_on: '2026-06-30', results_deadline: null };
  const next = proposeAfter(whole, '2026-06-01');
  assert.equal(next.name, '2026/27');
  assert.equal(next.how, 'yearly');
  assert.equal(next.results_deadline, null);
  assert.equal(proposeAfter(AUTUMN, '2028-07-01').name, 'Autumn 2028');
});

test('SEAS-8: what ended lately is followed by as many days, and by the next time of year', () => {
  assert.deepEqual(proposeAfter(AUTUMN, '2025-12-20'), {
    name: 'Winter 2025',
    starts_on: '2025-12-15',
    ends_on: '2026-03-15',
    results_deadline: '2026-03-18',
    how: 'following',
  });
  const days = { starts_on: null, ends_on: null, results_deadline: '2025-12-17' };
  assert.deepEqual(proposeAfter({ name: 'Round 3', ...days }, '2026-01-01'), {
    name: 'Round 4',
    starts_on: null,
    ends_on: null,
    results_deadline: null,
    how: null,
  });
});

test('SEAS-8: a name goes on by its year, its time of year or its number', () => {
  assert.equal(nextName('Herbst 2026', 0, '2026-12-14'), 'Winter 2026');
  assert.equal(nextName('Winter 2026', 1, '2027-03-14'), 'Spring 2027');
  assert.equal(nextName('Frühling', 0, '2026-06-14'), 'Sommer');
  assert.equal(nextName('Box league 1999/00', 1, null), 'Box league 1999/00');
  assert.equal(nextName('2099/00', 1, null), '2100/01');
  assert.equal(nextName('Season 12', 1, null), 'Season 13');
  assert.equal(nextName('Club night', 1, null), 'Club night');
});
