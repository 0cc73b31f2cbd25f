import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DIFFERENCES } from './differences.ts';

const SPEC = readFileSync(new URL('../../../docs/spec/relay.md', import.meta.url), 'utf8');

test('HOST-8: each difference between the hosts names rules of the relay', () => {
  const rules = DIFFERENCES.flatMap(({ rule }) => rule.split(', '));
  assert.deepEqual(
    rules.filter((rule) => !SPEC.includes(`- **${rule}** `)),
    [],
  );
});
