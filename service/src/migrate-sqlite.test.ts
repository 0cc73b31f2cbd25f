import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { NewerReleaseError } from './core/migrations.ts';
import { migrateSqlite } from './migrate-sqlite.ts';

function newFolder(t: TestContext, files: Readonly<Record<string, string>>) {
  const path = mkdtempSync(join(tmpdir(), 'migrations-'));
  t.after(() => rmSync(path, { recursive: true }));
  const add = (name: string, text: string) => writeFileSync(join(path, name), text);
  for (const [name, text] of Object.entries(files)) add(name, text);
  return { url: pathToFileURL(`${path}/`), add };
}

const FIRST = { '0001-one.sql': 'create table one (it); create index by_it on one (it);' };
const tablesOf = (database: DatabaseSync) =>
  database
    .prepare(`select name from sqlite_schema where type = 'table' order by name`)
    .all()
    .map((row) => row['name']);

test('INST-6: each migration runs once by name, even one that comes before the last', (t) => {
  const folder = newFolder(t, { ...FIRST, '0003-three.sql': 'create table three (it)' });
  const database = new DatabaseSync(':memory:');
  migrateSqlite(database, folder.url);
  migrateSqlite(database, folder.url);
  folder.add('0002-two.sql', '-- With a remark; and a semicolon in it.\ncreate table two (it);');
  folder.add('notes.md', 'no migration');
  migrateSqlite(database, folder.url);
  assert.deepEqual(tablesOf(database), ['migrations', 'one', 'three', 'two']);
});

test('INST-6: a database that only counted its migrations is adopted, and one with too many is refused', (t) => {
  const folder = newFolder(t, { ...FIRST, '0002-two.sql': 'create table two (it)' });
  const database = new DatabaseSync(':memory:');
  database.exec('create table one (it); pragma user_version = 1');
  migrateSqlite(database, folder.url);
  assert.deepEqual(tablesOf(database), ['migrations', 'one', 'two']);
  const version = database.prepare('pragma user_version').get();
  assert.equal(version?.['user_version'], 2, 'so that a release before the list is refused');
  const newer = new DatabaseSync(':memory:');
  newer.exec('pragma user_version = 3');
  assert.throws(() => migrateSqlite(newer, folder.url), NewerReleaseError);
  assert.deepEqual(tablesOf(newer), []);
  database.exec(`insert into migrations values ('0009-later.sql')`);
  assert.throws(
    () => migrateSqlite(database, folder.url),
    /newer release \(it has 0009-later\.sql\)/,
  );
});

test('INST-6: if one migration fails, none is applied', (t) => {
  const folder = newFolder(t, { ...FIRST, '0002-two.sql': 'create table two (it); nonsense' });
  const database = new DatabaseSync(':memory:');
  assert.throws(() => migrateSqlite(database, folder.url), /nonsense/);
  assert.deepEqual(tablesOf(database), []);
  folder.add('0002-two.sql', 'create table two (it)');
  migrateSqlite(database, folder.url);
  assert.deepEqual(tablesOf(database), ['migrations', 'one', 'two']);
});
