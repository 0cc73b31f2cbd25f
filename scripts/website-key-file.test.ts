import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { websiteKeyFile } from './website-key-file.ts';

test('CFG-3: the key is handed over where the clubhouse looks for it', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, '.env');
  assert.equal(websiteKeyFile({}, path), 'data/clubhouse/website-key');
  writeFileSync(path, 'CLUBHOUSE_DATA=/srv/club\n');
  assert.equal(websiteKeyFile({}, path), '/srv/club/website-key');
  assert.equal(websiteKeyFile({ CLUBHOUSE_DATA: '/other' }, path), '/other/website-key');
  writeFileSync(path, 'LEAGUE_WEBSITE_KEY_FILE=/run/key\n');
  assert.equal(websiteKeyFile({}, path), '/run/key');
});
