import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { lockFile } from './file-lock.ts';

test('DAT-1, HOST-5, OWN-5: a lock is exclusive or shared until it is released', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'a.lock');
  const alone = lockFile(path, 'alone', 0);
  assert.equal(statSync(path).mode & 0o777, 0o600);
  assert.equal(lockFile(path, 'alone', 0), null);
  assert.equal(lockFile(path, 'shared', 0), null);
  alone?.release();
  alone?.release();
  const shared = [lockFile(path, 'shared', 0), lockFile(path, 'shared', 0)];
  assert.ok(!shared.includes(null));
  assert.equal(lockFile(path, 'alone', 0), null);
  for (const one of shared) one?.release();
  lockFile(path, 'alone', 0)?.release();
  assert.throws(() => lockFile(join(folder, 'missing', 'a.lock'), 'alone', 0), { code: 'ENOENT' });
});
