import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCommonScores, listOfferedScores } from './common-scores.ts';
import type { Format, RaceRules, SetVariant } from './format.ts';

const TENNIS: RaceRules = { games: 6, winBy: 2, cap: null, tiebreak: { at: 6, to: 7, winBy: 2 } };
const POINTS: RaceRules = { games: 11, winBy: 2, cap: null, tiebreak: null };

function chips(...ways: SetVariant[]): string {
  return listCommonScores(ways)
    .map((pair) => pair.join('-'))
    .join(' ');
}

const FORMATS: readonly (readonly [string, SetVariant, string])[] = [
  ['a tennis set', TENNIS, '6-0 6-1 6-2 6-3 6-4 7-5 7-6'],
  ['a short set', { ...TENNIS, games: 4, tiebreak: { at: 3, to: 7, winBy: 2 } }, '4-0 4-1 4-2 4-3'],
  [
    'a short set with a tiebreak at 4-4',
    { ...TENNIS, games: 4, tiebreak: { at: 4, to: 7, winBy: 2 } },
    '4-0 4-1 4-2 5-3 5-4',
  ],
  [
    'a pro set',
    { ...TENNIS, games: 8, tiebreak: { at: 8, to: 7, winBy: 2 } },
    '8-0 8-1 8-2 8-3 8-4 8-5 8-6 9-7 9-8',
  ],
  [
    'a match tiebreak',
    { matchTiebreak: { to: 10, winBy: 2 } },
    '10-0 10-1 10-2 10-3 10-4 10-5 10-6 10-7 10-8 11-9',
  ],
  ['squash and table tennis', POINTS, '11-0 11-1 11-2 11-3 11-4 11-5 11-6 11-7 11-8 11-9 12-10'],
  [
    'badminton',
    { ...POINTS, games: 21, cap: 30 },
    '21-10 21-11 21-12 21-13 21-14 21-15 21-16 21-17 21-18 21-19 22-20',
  ],
  ['a set of twelve games', { total: 12 }, '12-0 11-1 10-2 9-3 8-4 7-5'],
  ['a set of fifteen games', { total: 15 }, '15-0 14-1 13-2 12-3 11-4 10-5 9-6 8-7'],
  ['a timed set', { timed: true }, ''],
  ['a set without a tiebreak', { ...TENNIS, tiebreak: null }, '6-0 6-1 6-2 6-3 6-4 7-5'],
  ['first to five', { ...POINTS, games: 5, winBy: 1 }, '5-0 5-1 5-2 5-3 5-4'],
  [
    'no more than 11',
    { ...POINTS, cap: 11 },
    '11-0 11-1 11-2 11-3 11-4 11-5 11-6 11-7 11-8 11-9 11-10',
  ],
  [
    'a lead of three, or any at 6',
    { ...POINTS, games: 5, winBy: 3, cap: 6 },
    '5-0 5-1 5-2 6-3 6-4 6-5',
  ],
  [
    'a match tiebreak whose points nobody has to tell',
    { matchTiebreak: { to: 10, winBy: 2, points: 'optional' } },
    '1-0 10-0 10-1 10-2 10-3 10-4 10-5 10-6 10-7 10-8 11-9',
  ],
];
for (const [name, rules, expected] of FORMATS) {
  test(`RPT-2: the chips of ${name}`, () => {
    assert.equal(chips(rules), expected);
  });
}

const HAND_OUT: readonly RaceRules[] = [
  { games: 9, winBy: 1, cap: null, tiebreak: null },
  { games: 9, winBy: 2, cap: 10, tiebreak: null },
];
const ONE_SET: Format = {
  bestOf: 1,
  set: { total: 12 },
  finalSet: null,
  draws: true,
  unfinished: 'refused',
  playAll: false,
};

test('RPT-2: hand-out squash offers 9-8 and 10-9, once each', () => {
  assert.equal(chips(...HAND_OUT), '9-0 9-1 9-2 9-3 9-4 9-5 9-6 9-7 9-8 10-8 10-9');
});

test('RPT-16: a tied set is only offered if it may stay undecided', () => {
  const level = (format: Partial<Format>) => listOfferedScores({ ...ONE_SET, ...format }, 0).level;
  assert.deepEqual(level({}), [[6, 6]]);
  assert.deepEqual(level({ bestOf: 2, playAll: true }), [[6, 6]]);
  assert.deepEqual(level({ bestOf: 3 }), []);
  assert.deepEqual(level({ draws: false }), []);
  assert.deepEqual(level({ set: { total: 15 } }), []);
  assert.deepEqual(level({ set: { timed: true } }), []);
});

test('RPT-16: a final set that may be either kind offers both', () => {
  const finalSet = { either: [TENNIS, { matchTiebreak: { to: 10, winBy: 2 } }] };
  const format: Format = { ...ONE_SET, bestOf: 3, set: TENNIS, finalSet, draws: false };
  const said = (index: number) => {
    const { sets, tiebreaks } = listOfferedScores(format, index);
    return [sets.length, tiebreaks.length];
  };
  assert.deepEqual(said(1), [7, 0]);
  assert.deepEqual(said(2), [7, 10]);
});
