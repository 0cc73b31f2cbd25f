import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createWebsiteKeySource } from './website-key.ts';

const ONE = `dl_${'a'.repeat(38)}`;
const OTHER = `dl_${'b'.repeat(38)}`;

test('CFG-3: the key is read from its file as soon as it exists, and again when it changes', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'key-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const websiteKeyFile = join(folder, 'website-key');
  const read = createWebsiteKeySource({ websiteKey: undefined, websiteKeyFile });
  assert.equal(read(), null);
  writeFileSync(websiteKeyFile, `${ONE}\n`);
  assert.equal(read(), ONE);
  writeFileSync(websiteKeyFile, OTHER);
  utimesSync(websiteKeyFile, 1, 1);
  assert.equal(read(), OTHER);
  writeFileSync(websiteKeyFile, 'no key');
  assert.equal(read(), null);
  rmSync(websiteKeyFile);
  assert.equal(read(), null);
});

test('CFG-3: a key in the settings takes precedence over the file', () => {
  const read = createWebsiteKeySource({ websiteKey: ONE, websiteKeyFile: '/nowhere' });
  assert.equal(read(), ONE);
});
