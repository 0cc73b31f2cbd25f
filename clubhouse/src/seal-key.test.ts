import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { readSealKey } from './seal-key.ts';

function folderFor(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'seal-key-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return join(folder, 'data');
}

test('SESS-1: the cookie key is created once and only readable by its owner', (t) => {
  const folder = folderFor(t);
  const key = readSealKey(folder);
  assert.equal(key.length, 32);
  assert.deepEqual(readSealKey(folder), key);
  assert.notDeepEqual(readSealKey(folderFor(t)), key);
  assert.equal(statSync(join(folder, 'cookie-key')).mode & 0o777, 0o600);
  assert.equal(statSync(folder).mode & 0o777, 0o700);
});

test('SESS-1: a truncated key stops the start and is not replaced', (t) => {
  const folder = folderFor(t);
  readSealKey(folder);
  writeFileSync(join(folder, 'cookie-key'), 'short');
  assert.throws(() => readSealKey(folder), /is not a valid key\. Remove it/);
});
