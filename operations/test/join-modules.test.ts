import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/files.ts';
import { JOINED, joinModules } from '../archive/join-modules.ts';

async function joinAll(t: TestContext): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'club-joined-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  for (const path of JOINED) await joinModules(path, root);
  return root;
}

test('CLUBS-12, REL-1: packages of many modules become one each, with the same exports and the same bytes everywhere', async (t) => {
  const [one, other] = [await joinAll(t), await joinAll(t)];
  for (const entry of JOINED) {
    const code = readFileSync(join(one, entry), 'utf8');
    assert.equal(code, readFileSync(join(other, entry), 'utf8'), entry);
    assert.doesNotMatch(code, /^(import|export) .*from ["']\.|\bimport\(["']\./m, entry);
    const load = async (folder: string) =>
      Object.entries((await import(pathToFileURL(join(folder, entry)).href)) as object)
        .map(([name, value]) => `${name} ${typeof value}`)
        .toSorted();
    assert.deepEqual(await load(one), await load(ROOT), entry);
  }
});
