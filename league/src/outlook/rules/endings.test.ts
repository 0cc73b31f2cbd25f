import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseCases } from 'test-kit/cases';
import { classify, everyRules, resultClasses } from '../../../test/fixtures/outlook-case.ts';
import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import { creditMatch } from '../../ledger/rules/credit.ts';
import type { LedgerResult } from '../../ledger/rules/ledger.ts';
import { listEndings } from './endings.ts';
import { listOutcomes } from './outcomes.ts';

test('OUT-2: a match can end exactly in the ways that can be reported', () => {
  for (const rules of chooseCases([...everyRules()])) {
    const reported = resultClasses(rules).flat();
    const found = listEndings(rules).map(({ result }) => result);
    const text = JSON.stringify([rules.format, rules.points]);
    if (rules.points.gameWon === 0) {
      assert.deepEqual(classesOf(rules, found), classesOf(rules, reported), text);
    }
    // If games are points, the reported value lies between the minimum and the maximum.
    const [{ value }] = listOutcomes(rules).sides;
    for (const result of reported) {
      const points = pointsOf(rules, result);
      assert.ok(value.low <= points && points <= value.high, `${points}: ${text}`);
    }
  }
});

function classesOf(rules: CompetitionRules, results: readonly LedgerResult[]): string[] {
  return [...new Set(results.map((result) => classify(rules, result)))].toSorted();
}

function pointsOf(rules: CompetitionRules, result: LedgerResult): number {
  if (rules.ranking[0] !== 'points') return Number(result.winningSide === 0);
  return creditMatch(rules, result)[0].points;
}
