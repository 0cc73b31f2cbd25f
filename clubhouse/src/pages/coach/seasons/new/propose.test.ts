import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proposeNextSeason } from './propose.ts';
import { makeNextName } from './season-name.ts';

const AUTUMN = {
  name: 'Autumn 2025',
  starts_on: '2025-09-15',
  ends_on: '2025-12-14',
  results_deadline: '2025-12-17',
};

test('SEAS-8: a season that ended half a year ago is proposed for a year later, on the same weekdays', () => {
  assert.deepEqual(proposeNextSeason(AUTUMN, '2026-07-01', 'en'), {
    name: 'Autumn 2026',
    starts_on: '2026-09-14',
    ends_on: '2026-12-13',
    results_deadline: '2026-12-16',
    how: 'yearly',
    move: { years: 1 },
  });
  const whole = { ...AUTUMN, name: '2025/26', ends_on: '2026-06-30', results_deadline: null };
  const next = proposeNextSeason(whole, '2026-06-01', 'en');
  assert.equal(next.name, '2026/27');
  assert.equal(next.how, 'yearly');
  assert.equal(next.results_deadline, null);
  assert.equal(proposeNextSeason(AUTUMN, '2028-07-01', 'en').name, 'Autumn 2028');
});

test('SEAS-8: a recent season is followed by one of the same length, in the next time of year', () => {
  assert.deepEqual(proposeNextSeason(AUTUMN, '2025-12-20', 'en'), {
    name: 'Winter 2025',
    starts_on: '2025-12-15',
    ends_on: '2026-03-15',
    results_deadline: '2026-03-18',
    how: 'following',
    move: { after: '2025-09-15', starts_on: '2025-12-15', ends_on: '2026-03-15' },
  });
  const days = { starts_on: null, ends_on: null, results_deadline: '2025-12-17' };
  assert.deepEqual(proposeNextSeason({ name: 'Round 3', ...days }, '2026-01-01', 'en'), {
    name: 'Round 4',
    starts_on: null,
    ends_on: null,
    results_deadline: null,
    how: null,
    move: { years: 1 },
  });
});

/** The name of a twelve-week season from that day, after one that started on another day. */
function follows(name: string, after: string, startsOn: string, language: 'en' | 'de' = 'en') {
  const end = new Date(Date.parse(startsOn) + 83 * 86_400_000).toISOString().slice(0, 10);
  return makeNextName(name, { after, starts_on: startsOn, ends_on: end }, language);
}

test('SEAS-8: a name continues by its year, its time of year or its number', () => {
  assert.equal(follows('Herbst 2026', '2026-09-14', '2026-12-14'), 'Winter 2026');
  assert.equal(follows('Winter 2026', '2026-12-14', '2027-03-14'), 'Spring 2027');
  assert.equal(follows('Frühling', '2026-03-14', '2026-06-14'), 'Sommer');
  const later = { years: 1 };
  assert.equal(makeNextName('Box league 1999/00', later, 'en'), 'Box league 1999/00');
  assert.equal(makeNextName('2099/00', later, 'en'), '2100/01');
  assert.equal(makeNextName('Season 12', later, 'en'), 'Season 13');
  assert.equal(makeNextName('Club night', later, 'en'), 'Club night');
});

test('SEAS-16: a season that begins in February is not named as the following winter', () => {
  const [winter, february] = ['2026-11-05', '2027-02-04'];
  assert.equal(follows('Winter 2026/27', winter, february), 'Spring 2027');
  assert.equal(follows('Winter 2026/27', winter, february, 'de'), 'Frühjahr 2027');
  assert.equal(follows('Herbst 2026/27', winter, february), 'Frühjahr 2026/27');
  assert.equal(follows('Herbst 2026/27', '2026-09-14', '2026-12-07'), 'Winter 2026/27');
  assert.equal(follows('Sommer 2026/27', '2027-06-01', '2027-09-01'), 'Herbst 2027/28');
  assert.equal(follows('Singles 2026/27', winter, february), 'Singles 2026/27');
  assert.equal(follows('Singles 2027', '2027-02-04', '2027-05-06'), 'Singles 2027');
  assert.equal(makeNextName('Winter 2026/27', { years: 1 }, 'en'), 'Winter 2027/28');
});

test('SEAS-16: a season that would repeat the previous name gets a number', () => {
  const short = { starts_on: '2026-12-01', ends_on: '2027-01-04', results_deadline: null };
  const second = proposeNextSeason({ name: 'Winter 2026/27', ...short }, '2027-01-04', 'de');
  assert.equal(second.name, 'Winter 2026/27 (2)');
  const next = { ...second, ends_on: '2027-01-25', starts_on: '2027-01-05' };
  assert.equal(proposeNextSeason(next, '2027-01-25', 'de').name, 'Winter 2026/27 (3)');
});
