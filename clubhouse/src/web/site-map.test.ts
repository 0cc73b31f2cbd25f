import assert from 'node:assert/strict';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { toRoutePath, readSiteMap } from './site-map.ts';

function folderWith(t: TestContext, path: string, code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, path), { recursive: true });
  // Without JSX the file needs no `.tsx` hooks; its name is what counts.
  writeFileSync(join(folder, path, 'page.tsx'), code);
  return folder;
}

test('WEB-1: a folder is an address', () => {
  assert.equal(toRoutePath('page.tsx'), '/');
  assert.equal(toRoutePath('me/page.tsx'), '/me');
  assert.equal(toRoutePath('matches/[match]/report/page.tsx'), '/matches/:match/report');
});

test('WEB-1: a page without a handler that declares its audience is not loaded', async (t) => {
  await import('../tsx.ts');
  const load = (code: string) => readSiteMap(folderWith(t, 'a', code))[0]?.load();
  await assert.rejects(
    async () => load('export const get = () => null;'),
    /not made by forAnybody/,
  );
  await assert.rejects(async () => load('export const view = 1;'), /exports neither get nor post/);
});

test('WEB-1: every page declares its audience', async () => {
  await import('../tsx.ts');
  const pages = readSiteMap();
  assert.ok(pages.length > 15);
  for (const { load } of pages) await load();
});
