import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StatementNames } from './statement-names.ts';

test('the first 500 statements get unique names, and later ones none', () => {
  const names = new StatementNames();
  const texts = Array.from({ length: 501 }, (_, at) => `select ${at}`);
  const first = texts.map((text) => names.of(text));
  assert.equal(new Set(first).size, 501);
  assert.ok(first[499] !== undefined);
  assert.equal(first[500], undefined);
  assert.deepEqual(
    texts.map((text) => names.of(text)),
    first,
  );
});
