import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  changeRules,
  DEFAULT_RULES,
  type RulesChanges,
} from '../../competitions/rules/competition-rules.ts';
import { readScore } from '../../../test/fixtures/score-text.ts';
import { countGamesToWin } from './games-to-win.ts';

const SQUASH = { bestOf: 5, set: { games: 11, winBy: 2, cap: null, tiebreak: null } } as const;
const TIEBREAK = { finalSet: { matchTiebreak: { to: 10, winBy: 2 } } } as const;

const CASES: readonly (readonly [string, RulesChanges['format'], string, 0 | 1, number])[] = [
  ['from the score of the set', {}, '6-4 3-2', 0, 3],
  ['with further sets to nil', {}, '4-6 3-2', 0, 3 + 6],
  ['behind, up to the end that the set still allows', {}, '6-4 2-5', 0, 5],
  ['by the tiebreak once both have six', {}, '6-4 5-6', 0, 2],
  ['after the last set of a match that was not over', {}, '6-4 4-6', 1, 6],
  ['as one for a deciding tiebreak', TIEBREAK, '6-4 4-6', 1, 1],
  ['two points ahead', SQUASH, '11-5 11-5 9-10', 0, 3],
  ['up to a cap', { ...SQUASH, set: { ...SQUASH.set, cap: 12 } }, '11-5 11-5 10-11', 0, 2],
  ['as none in a timed set', { set: { timed: true } }, '4-2 3-1', 0, 0],
  ['as all of a fixed number', { bestOf: 1, set: { total: 12 } }, '5-3', 0, 4],
  ['as none if more than half are lost', { bestOf: 1, set: { total: 12 } }, '2-7', 0, 0],
  ['in every set still to be played', { bestOf: 3, playAll: true }, '6-4 3-2', 0, 3 + 6],
];

for (const [about, format, text, winner, games] of CASES) {
  test(`SCO-16: the games still needed are counted ${about}`, () => {
    const rules = changeRules(DEFAULT_RULES, { format });
    assert.equal(countGamesToWin(rules.format, readScore(text), winner), games);
  });
}
