import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readExamples, rowCells } from '../../../test/fixtures/worked-example.ts';
import { RULE_PRESETS } from '../../competitions/rules/presets.ts';
import { makeStandingsTable } from './table.ts';

function examplesOf(page: string) {
  const path = new URL(`../../../../docs/worked/${page}`, import.meta.url);
  return readExamples(readFileSync(path, 'utf8'));
}

const standings = examplesOf('standings.md');
const presets = examplesOf('presets.md');

for (const { title, division, columns, rows } of standings) {
  test(`STA-2, STA-6, STA-7, STA-9, STA-14, STA-15: worked by hand: ${title}`, () => {
    assert.deepEqual(
      makeStandingsTable(division).map((row) => rowCells(row, columns)),
      rows,
    );
  });
}

for (const { title, division, columns, rows } of presets) {
  test(`RUL-5: worked by hand: ${title}`, () => {
    assert.deepEqual(
      makeStandingsTable(division).map((row) => rowCells(row, columns)),
      rows,
    );
  });
}

test('RUL-5: nineteen examples and every preset are worked out by hand', () => {
  const numbers = standings.map(({ title }) => Number.parseInt(title, 10));
  assert.deepEqual(
    [...new Set(numbers)],
    Array.from({ length: 19 }, (_, index) => index + 1),
  );
  const worked = new Set(presets.map(({ preset }) => preset));
  assert.deepEqual(
    RULE_PRESETS.filter(({ id }) => !worked.has(id)),
    [],
  );
});
