import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseForPostgresql, splitColumns } from './own-statements.ts';

const RAN = new Map([
  ['a', new Set(['select 1', 'select 2'])],
  ['b', new Set(['select 2'])],
  ['c', new Set(['select 3'])],
  ['d', new Set(['select 1', 'select 2', 'select 4'])],
]);
const FILES = ['a', 'b', 'c', 'd', 'unheard of'];

test('own statements: each statement runs in one of the selected files', () => {
  assert.deepEqual(
    chooseForPostgresql(FILES, RAN, () => false),
    new Set(['d', 'c']),
  );
  assert.deepEqual(
    chooseForPostgresql(['a', 'b'], RAN, () => false),
    new Set(['a']),
  );
});

test('own statements: a file with tests of that database runs, and covers its statements', () => {
  const isBound = (file: string) => ['a', 'unheard of'].includes(file);
  const chosen = new Set(['a', 'unheard of', 'c', 'd']);
  assert.deepEqual(chooseForPostgresql(FILES, RAN, isBound), chosen);
  assert.deepEqual(chooseForPostgresql(['b', 'a'], RAN, isBound), new Set(['a']));
});

test('own statements: a write counts once for each of its columns, whatever else it writes', () => {
  assert.deepEqual(splitColumns('update "a" set "b" = ?, "c" = null where "id" = ? and "d" = ?'), [
    'update "a" set "b" = ? where "id" = ? and "d" = ?',
    'update "a" set "c" = null where "id" = ? and "d" = ?',
  ]);
  assert.deepEqual(splitColumns('update "a" set "b" = ?'), ['update "a" set "b" = ?']);
  assert.deepEqual(splitColumns('insert into "a" ("b", "c") values (?) on conflict do nothing'), [
    'insert into "a" ("b") values (?) on conflict do nothing',
    'insert into "a" ("c") values (?) on conflict do nothing',
  ]);
});

test('own statements: a write of anything but plain columns counts as a whole', () => {
  for (const whole of [
    'select "a", "b" from "c"',
    'delete from "a" where "b" in (?)',
    'update "a" set "b" = coalesce("b", ?), "c" = ?',
    'insert into "a" ("b", "c") select "b", "c" from "d"',
    'insert into "a" ("b", "c") values (?, now())',
  ]) {
    assert.deepEqual(splitColumns(whole), [whole]);
  }
});
