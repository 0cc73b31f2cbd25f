import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RULE_NAMES } from '../../shared/rule-names.ts';
import {
  changeRules,
  type CompetitionRules,
  DEFAULT_RULES,
  type RaceSetRules,
} from './competition-rules.ts';

const matchTiebreak = { to: 10, winBy: 2 };
const playedOn = { games: 6, winBy: 2, cap: null, tiebreak: null };

test('RUL-3: an object changes the fields it names, and everything else stays', () => {
  const before = structuredClone(DEFAULT_RULES);
  const changed = changeRules(DEFAULT_RULES, {
    points: { win: 2 },
    format: { set: { tiebreak: { at: 5 } } },
  });
  assert.deepEqual(changed.points, { ...DEFAULT_RULES.points, win: 2 });
  assert.deepEqual(raceOf(changed).tiebreak, { at: 5, to: 7, winBy: 2 });
  assert.deepEqual(changed.movement, DEFAULT_RULES.movement);
  assert.deepEqual(DEFAULT_RULES, before);
});

test('RUL-3: an array replaces the previous one, even if empty', () => {
  const bonus = [{ when: 'straight_sets_win' as const, points: 1 }];
  const rules = changeRules(DEFAULT_RULES, { ranking: ['games_won'], points: { bonus } });
  assert.deepEqual(rules.ranking, ['games_won']);
  assert.deepEqual(changeRules(rules, { points: { bonus: [] } }).points.bonus, []);
});

test('RUL-3: null and an object replace each other', () => {
  const noTiebreak = changeRules(DEFAULT_RULES, { format: { set: { tiebreak: null } } });
  assert.equal(raceOf(noTiebreak).tiebreak, null);
  const tiebreak = { at: 6, to: 7, winBy: 2 };
  const again = changeRules(noTiebreak, { format: { set: { tiebreak } } });
  assert.deepEqual(again, DEFAULT_RULES);
});

test('RUL-3: a final set of another kind replaces it completely, and one of the same kind is merged', () => {
  const tied = changeRules(DEFAULT_RULES, { format: { finalSet: { matchTiebreak } } });
  const toSeven = changeRules(tied, { format: { finalSet: { matchTiebreak: { to: 7 } } } });
  assert.deepEqual(toSeven.format.finalSet, { matchTiebreak: { to: 7, winBy: 2 } });
  const set = changeRules(tied, { format: { finalSet: playedOn } });
  assert.deepEqual(set.format.finalSet, playedOn);
  const back = changeRules(set, { format: { finalSet: { matchTiebreak } } });
  assert.deepEqual(back.format.finalSet, { matchTiebreak });
});

test('RUL-3: a set of another kind replaces the previous one completely', () => {
  const twelve = changeRules(DEFAULT_RULES, { format: { bestOf: 1, set: { total: 12 } } });
  assert.deepEqual(twelve.format.set, { total: 12 });
  assert.deepEqual(changeRules(twelve, { format: { set: { total: 9 } } }).format.set, { total: 9 });
  const timed = changeRules(twelve, { format: { set: { timed: true } } });
  assert.deepEqual(timed.format.set, { timed: true });
  const back = changeRules(timed, { format: { set: DEFAULT_RULES.format.set } });
  assert.deepEqual(back.format.set, DEFAULT_RULES.format.set);
  const atLast = changeRules(timed, { format: { finalSet: { total: 5 } } });
  assert.deepEqual(atLast.format.finalSet, { total: 5 });
});

function raceOf({ format: { set } }: CompetitionRules): RaceSetRules {
  assert.ok('games' in set);
  return set;
}

test('COM-5: a note about changed rules can name every part of them', () => {
  assert.deepEqual([...RULE_NAMES].toSorted(), Object.keys(DEFAULT_RULES).toSorted());
});
