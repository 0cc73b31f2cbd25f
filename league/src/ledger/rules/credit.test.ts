import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeRules, DEFAULT_RULES } from '../../competitions/rules/competition-rules.ts';
import { creditMatch } from './credit.ts';
import type { LedgerResult } from './ledger.ts';

const rules = changeRules(DEFAULT_RULES, {
  points: {
    bonus: [
      { when: 'straight_sets_win', points: 1 },
      { when: 'loss_with_a_set', points: 0.5 },
    ],
  },
});

function points(outcome: LedgerResult['outcome'], ...games: [number, number][]): number[] {
  const score = games.length === 0 ? null : { sets: games.map((one) => ({ games: one })) };
  const retiredSide = outcome === 'completed' ? null : 1;
  return creditMatch(rules, { outcome, score, winningSide: 0, retiredSide }).map(
    (one) => one.points,
  );
}

test('STA-4: a bonus for the score is earned only in a match played to its end', () => {
  assert.deepEqual(points('completed', [6, 4], [6, 4]), [400, 100]);
  assert.deepEqual(points('completed', [6, 4], [4, 6], [6, 4]), [300, 150]);
  assert.deepEqual(points('retired', [6, 4], [2, 0]), [300, 100]);
  assert.deepEqual(points('retired', [4, 6], [2, 0]), [300, 100]);
  assert.deepEqual(points('conceded'), [300, 100]);
  assert.deepEqual(points('walkover'), [300, 0]);
});
