import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { IsoDate } from '../../shared/dates.ts';
import { findRulesProblems } from './check.ts';
import { changeRules, DEFAULT_RULES, type RulesChanges } from './competition-rules.ts';
import { RULE_PRESETS } from './presets.ts';

function pointersOf(changes: RulesChanges): string[] {
  return findRulesProblems(changeRules(DEFAULT_RULES, changes)).map(({ pointer }) => pointer);
}

const set = (games: number, winBy: number, cap: number | null, at: number | null) => ({
  games,
  winBy,
  cap,
  tiebreak: at === null ? null : { at, to: 7, winBy: 2 },
});

test('RUL-2: a cap is at least the games of the set, and replaces a tiebreak', () => {
  assert.deepEqual(pointersOf({ format: { set: set(21, 2, 20, null) } }), ['/format/set/cap']);
  assert.deepEqual(pointersOf({ format: { set: set(21, 2, 21, null) } }), []);
  assert.deepEqual(pointersOf({ format: { set: set(6, 2, 7, 6) } }), ['/format/set/cap']);
});

test('RUL-2: a tiebreak is played at a score that the set can reach', () => {
  const at = '/format/set/tiebreak/at';
  assert.deepEqual(pointersOf({ format: { set: set(6, 2, null, 4) } }), [at]);
  assert.deepEqual(pointersOf({ format: { set: set(6, 2, null, 5) } }), []);
  assert.deepEqual(pointersOf({ format: { set: set(6, 2, null, 12) } }), []);
  assert.deepEqual(pointersOf({ format: { set: set(6, 1, null, 5) } }), []);
  assert.deepEqual(pointersOf({ format: { set: set(6, 1, null, 6) } }), [at]);
});

test('RUL-2: the same applies to the final set', () => {
  const finalSet = set(6, 2, 5, null);
  assert.deepEqual(pointersOf({ format: { finalSet } }), ['/format/finalSet/cap']);
  const matchTiebreak = { to: 10, winBy: 2 };
  assert.deepEqual(pointersOf({ format: { finalSet: { matchTiebreak } } }), []);
});

test('RUL-2: points are multiples of 0.01, and a bonus is given once', () => {
  const bonus = [
    { when: 'straight_sets_win' as const, points: 0.005 },
    { when: 'straight_sets_win' as const, points: 1 },
  ];
  assert.deepEqual(pointersOf({ points: { win: 1.005, loss: -0.57, bonus } }), [
    '/points/win',
    '/points/bonus/0/points',
    '/points/bonus/1/when',
  ]);
  assert.deepEqual(pointersOf({ points: { win: 99.99, loss: 0.07, walkoverLoss: -1.1 } }), []);
});

test('RUL-2: a rule for unfinished sets needs a format that allows unfinished matches', () => {
  const unfinishedSet = { lead: 2 };
  assert.deepEqual(pointersOf({ format: { unfinishedSet } }), ['/format/unfinishedSet']);
  const format = { unfinished: 'by_games', unfinishedSet } as const;
  assert.deepEqual(pointersOf({ format }), []);
  assert.deepEqual(pointersOf({ format, points: { setWon: 0.01 } }), ['/points/setWon']);
  assert.deepEqual(pointersOf({ format, points: { setWon: 0.02 } }), []);
});

test('RUL-2: a retirement’s games are completed only if its sets are', () => {
  const games = 'completed' as const;
  assert.deepEqual(pointersOf({ retirement: { games } }), ['/retirement/games']);
  assert.deepEqual(pointersOf({ retirement: { games, sets: 'straight_sets' } }), []);
});

test('RUL-2: a bonus for a number of matches is given once for each number and day', () => {
  const bonus = (count: number, by: string | null) =>
    ({ when: 'matches_played', count, by: by as IsoDate | null, points: 1 }) as const;
  const given = (...all: ReturnType<typeof bonus>[]) => pointersOf({ points: { bonus: all } });
  assert.deepEqual(given(bonus(2, null), bonus(2, null)), ['/points/bonus/1/when']);
  assert.deepEqual(given(bonus(2, null), bonus(2, '2026-06-30'), bonus(3, null)), []);
});

test('RUL-2: the points of a retiring side are a multiple of 0.01', () => {
  assert.deepEqual(pointersOf({ points: { retiredLoss: 0.005 } }), ['/points/retiredLoss']);
  assert.deepEqual(pointersOf({ points: { retiredLoss: -0.25 } }), []);
});

test('RUL-5: every preset is consistent and has a unique name', () => {
  for (const { id, rules } of RULE_PRESETS) assert.deepEqual(findRulesProblems(rules), [], id);
  const ids = RULE_PRESETS.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
});
