import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/files.ts';
import { joinModules } from '../archive/join-modules.ts';

const ENTRIES = [
  'kysely/dist/index.js',
  'libphonenumber-js/max/index.js',
  'nodemailer/dist/esm/nodemailer.js',
  'typebox/build/index.mjs',
];

async function joinCopies(t: TestContext): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'club-joined-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  for (const name of ENTRIES.map((entry) => entry.split('/')[0] ?? '')) {
    const packages = join(root, 'node_modules', name);
    cpSync(join(ROOT, 'node_modules', name), packages, {
      recursive: true,
      filter: (path) => !/\.(d\.[cm]?ts|map|cjs)$/.test(path),
    });
  }
  await joinModules(root);
  return join(root, 'node_modules');
}

test('CLUBS-12, REL-1: packages of many modules become one each, with the same exports and the same bytes anywhere', async (t) => {
  const [one, other] = [await joinCopies(t), await joinCopies(t)];
  for (const entry of ENTRIES) {
    const code = readFileSync(join(one, entry), 'utf8');
    assert.equal(code, readFileSync(join(other, entry), 'utf8'), entry);
    assert.doesNotMatch(code, /^(import|export) .*from ["']\.|\bimport\(["']\./m, entry);
    const load = async (folder: string) =>
      Object.entries((await import(pathToFileURL(join(folder, entry)).href)) as object)
        .map(([name, value]) => `${name} ${typeof value}`)
        .toSorted();
    assert.deepEqual(await load(one), await load(join(ROOT, 'node_modules')), entry);
  }
});
