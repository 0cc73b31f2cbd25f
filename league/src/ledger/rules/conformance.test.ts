import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findRulesProblems } from '../../competitions/rules/check.ts';
import { type LedgerText, readResult } from '../../../test/fixtures/result-text.ts';
import {
  changeRules,
  DEFAULT_RULES,
  type RulesChanges,
} from '../../competitions/rules/competition-rules.ts';
import { findLines } from './movement.ts';
import { computeNaiveTable } from './naive.oracle.ts';
import { makeStandingsTable } from './table.ts';
import type { PlacedDivision } from '../../../test/fixtures/division-arbitrary.ts';
import { asId } from '../../../test/fixtures/typed.ts';

interface TableCase {
  readonly about: string;
  readonly rules: RulesChanges;
  readonly final: boolean;
  readonly divisionAbove: boolean;
  readonly divisionBelow: boolean;
  readonly sizeAbove?: number;
  readonly sizeBelow?: number;
  readonly entries: readonly { readonly id: string; readonly withdrawn: boolean }[];
  readonly matches: readonly (LedgerText & { readonly sides: readonly [string, string] })[];
  readonly rows: readonly (readonly [number | null, string, number, number, ...unknown[]])[];
}

function casesOf(name: string): TableCase[] {
  const path = new URL(`../../../../docs/conformance/${name}.json`, import.meta.url);
  const { cases }: { cases: TableCase[] } = JSON.parse(readFileSync(path, 'utf8'));
  return cases;
}

const clubs = casesOf('clubs');
const cases = [...casesOf('tables'), ...clubs];

/** Used where the sizes of divisions do not matter. */
const LARGE = 100;

function divisionOf(one: TableCase): PlacedDivision {
  const rules = changeRules(DEFAULT_RULES, one.rules);
  const own = one.entries.filter(({ withdrawn }) => !withdrawn).length;
  const above = one.divisionAbove ? [one.sizeAbove ?? LARGE] : [];
  const below = one.divisionBelow ? [one.sizeBelow ?? LARGE] : [];
  const sizes = [...above, own, ...below];
  const position = above.length + 1;
  return {
    rules,
    entries: one.entries.map(({ id: name, withdrawn }, index) => ({
      id: asId(name),
      label: name,
      withdrawn,
      startingPlace: index + 1,
    })),
    decisions: [],
    matches: one.matches.map(({ sides: [zero, one], ...text }) => ({
      sides: [asId(zero), asId(one)] as const,
      result: readResult(rules, text),
    })),
    final: one.final,
    sizes,
    position,
    ...findLines(rules.movement, sizes, position),
  };
}

for (const one of cases) {
  test(`STA-3, STA-4, STA-5, STA-6, STA-7, STA-8, STA-10, STA-14, STA-15, STA-16, STA-17, STA-18: ${one.about}`, () => {
    const rows = makeStandingsTable(divisionOf(one)).map((row) => [
      row.rank,
      row.entryId,
      row.played,
      row.points,
      row.movement,
      row.separatedBy?.rule ?? null,
    ]);
    assert.deepEqual(rows, one.rows);
  });
}

test('STA-8: the naive implementation ranks each division of the corpus in the same order', () => {
  assert.ok(cases.length > 0);
  for (const one of cases) {
    const rows = computeNaiveTable(divisionOf(one)).map(({ rank, entryId }) => [rank, entryId]);
    const expected = one.rows.map(([rank, entryId]) => [rank, entryId]);
    assert.deepEqual(rows, expected, one.about);
  }
});

test('RUL-2: the rules of every club in the corpus may be saved', () => {
  assert.ok(clubs.length >= 35, String(clubs.length));
  for (const one of clubs) {
    assert.deepEqual(findRulesProblems(changeRules(DEFAULT_RULES, one.rules)), [], one.about);
  }
});
