import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { MUTANTS } from '../sim/mutant-table.ts';

test('mutants: each replaces a text that occurs exactly once in its file', () => {
  const textOf = (file: string) => {
    const place = new URL(`../src/core/${file}`, import.meta.url);
    return readFileSync(place, 'utf8');
  };
  const lost = MUTANTS.filter(({ file, from }) => textOf(file).split(from).length !== 2);
  assert.deepEqual(
    lost.map(({ name }) => name),
    [],
  );
  assert.ok(MUTANTS.every(({ from, to }) => from !== to));
});
