import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openDatabase } from './database.ts';

test('INST-6: a database that a newer release has migrated is not opened, and stays as it is', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-unit-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'clubhouse.sqlite');
  openDatabase(path).close();
  openDatabase(path).close();
  const file = new DatabaseSync(path);
  file.exec('pragma user_version = 999');
  assert.throws(() => openDatabase(path), { message: /^its database is of a newer release/ });
  assert.equal(file.prepare('pragma user_version').get()?.['user_version'], 999);
  file.close();
});
