import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { findWebsiteKeyFile } from './website-key-file.ts';

test('CFG-3: the key is stored where the clubhouse looks for it', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, '.env');
  assert.equal(findWebsiteKeyFile({}, path), 'data/clubhouse/website-key');
  writeFileSync(path, 'CLUBHOUSE_DATA=/srv/club\n');
  assert.equal(findWebsiteKeyFile({}, path), '/srv/club/website-key');
  assert.equal(findWebsiteKeyFile({ CLUBHOUSE_DATA: '/other' }, path), '/other/website-key');
  writeFileSync(path, 'LEAGUE_WEBSITE_KEY_FILE=/run/key\n');
  assert.equal(findWebsiteKeyFile({}, path), '/run/key');
});
