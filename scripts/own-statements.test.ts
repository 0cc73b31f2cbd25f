import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { test } from 'node:test';
import { pathsOf, ROOT } from './files.ts';
import { BY_SEED, checkStatements, filesByDatabase } from './own-statements.ts';

const [LISTED, OTHER] = ['league/test/ties.test.ts', 'league/test/claims.test.ts'];
const FILES = { onSqlite: [LISTED], onBoth: [OTHER] };
const record = (listed: readonly string[] | null, other: readonly string[]) =>
  new Map([
    ...(listed === null ? [] : [[LISTED, new Set(listed)] as const]),
    [OTHER, new Set(other)] as const,
  ]);

test('own statements: a file on SQLite alone may run what others run on both databases', () => {
  const outcome = checkStatements(record(['select 1'], ['select 1', 'select 2']), FILES);
  assert.deepEqual(outcome, { passed: 1, failed: 0, skipped: 0, output: '' });
});

test('own statements: one that no file runs on both is named, with its file', () => {
  const { failed, output } = checkStatements(record(['select 1', 'select 3'], ['select 1']), FILES);
  assert.equal(failed, 1);
  assert.match(output, /^league\/test\/ties\.test\.ts alone runs: select 3\nPostgreSQL never/);
});

test('own statements: a file on SQLite alone of which nothing was recorded is a fault', () => {
  const { failed, output } = checkStatements(record(null, ['select 1']), FILES);
  assert.equal(failed, 1);
  assert.match(output, /ties\.test\.ts runs no statement that was recorded/);
});

test('own statements: what runs where is told by the suites', () => {
  const files = [LISTED, OTHER, 'league/test/backup.test.ts', 'league/test/fuzz.test.ts'];
  const jobs = files.map((name) => ({ suite: 'league-sqlite', name }));
  assert.deepEqual(filesByDatabase([...jobs, { suite: 'unit', name: OTHER }]), FILES);
});

test('own statements: what a seed of the moment draws counts for no other file', () => {
  const isSeeded = (file: string) =>
    /_SEED'\] \?\? Date\.now/.test(readFileSync(join(ROOT, file), 'utf8'));
  const seeded = pathsOf('league/test/*.test.ts').filter(isSeeded);
  assert.deepEqual(
    seeded,
    pathsOf('league/test/*.test.ts').filter((file) => matchesGlob(file, BY_SEED)),
  );
  assert.ok(seeded.length > 0);
});
