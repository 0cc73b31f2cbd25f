import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_RULES } from '../competitions/rules/competition-rules.ts';
import type { DivisionLedger } from './division-ledger.ts';
import { computeTable } from './table-of.ts';

const EMPTY = { entries: [], matches: [], decisions: [] };
const context = { rules: DEFAULT_RULES, sizes: [4, 4], final: false };

function isSameAgain(
  ledger: Pick<DivisionLedger, 'entries' | 'matches' | 'decisions' | 'workedOut'>,
  again = context,
  position = 1,
): boolean {
  return (
    computeTable(context, { position: 1 }, ledger) === computeTable(again, { position }, ledger)
  );
}

test('API-15: the table of a cached ledger is computed once, as long as the question is the same', () => {
  const kept = { ...EMPTY, workedOut: new Map() };
  assert.ok(isSameAgain(kept));
  assert.ok(isSameAgain(kept, { ...context, sizes: [5, 4, 6] }));
  assert.ok(!isSameAgain(kept, { ...context, final: true }));
  assert.ok(!isSameAgain(kept, { ...context, sizes: [4, 3] }));
  assert.ok(isSameAgain(kept, { ...context, rules: structuredClone(DEFAULT_RULES) }));
  assert.ok(!isSameAgain(kept, { ...context, rules: { ...DEFAULT_RULES, minMatchesToPlay: 1 } }));
  assert.ok(!isSameAgain(kept, context, 2));
});

test('API-15: no table is cached for a ledger that is not', () => {
  assert.ok(!isSameAgain({ ...EMPTY }));
});
