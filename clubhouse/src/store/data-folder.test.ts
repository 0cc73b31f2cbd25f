import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { SettingError } from 'service/settings';
import { lockDataFolder } from './data-folder.ts';

test('OWN-5: a data folder is created, and belongs to one clubhouse until released', (t) => {
  const parent = mkdtempSync(join(tmpdir(), 'clubhouse-unit-'));
  t.after(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'data');
  const lock = lockDataFolder(folder);
  const isInUse = (error: unknown) =>
    error instanceof SettingError && error.message.endsWith('is in use by another clubhouse.');
  assert.throws(() => lockDataFolder(folder, 0), isInUse);
  lock.release();
  lockDataFolder(folder).release();
});
