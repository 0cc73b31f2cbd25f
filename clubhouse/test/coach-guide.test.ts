import '../src/tsx.ts';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { PICTURES } from '../pictures/pictures.ts';

const GUIDE = readFileSync(new URL('../../docs/coach.md', import.meta.url), 'utf8');
const FOLDER = new URL('../../docs/pictures/', import.meta.url);
const MAX_BYTES = 1_000_000;

/** The address pattern of a page: `/coach/matches/:match`. */
async function shownPages(): Promise<Set<string>> {
  // Imported here, because pages can be loaded only once `.tsx` works.
  const { readSiteMap } = await import('../src/web/site-map.ts');
  const shown = new Set<string>();
  for (const { path, load } of readSiteMap()) if ((await load()).get !== null) shown.add(path);
  return shown;
}

test('GUIDE-1: each picture in the guide is drawn by its script from an existing page, and has a description', async () => {
  const used = [...GUIDE.matchAll(/!\[([^\]]*)\]\(pictures\/([\w-]+)\.webp\)/g)];
  const names = used.map(([, , name = '']) => name);
  assert.equal(used.length, GUIDE.match(/!\[/g)?.length, 'pictures of another kind');
  for (const [, said = '', name] of used) assert.ok(said.length > 20, `${name}: “${said}”`);
  assert.deepEqual(names.toSorted(), PICTURES.map(({ name }) => name).toSorted());
  const files = readdirSync(FOLDER).toSorted();
  assert.deepEqual(files, names.map((name) => `${name}.webp`).toSorted());
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, FOLDER)).size, 0);
  assert.ok(bytes < MAX_BYTES, `${bytes} bytes`);
  const pages = await shownPages();
  for (const { name, page } of PICTURES) assert.ok(pages.has(page), `${name}: ${page}`);
});

test('GUIDE-1: each address in the guide is a page', async () => {
  const pages = await shownPages();
  const named = [...GUIDE.matchAll(/`(\/[a-z/:-]*)`/g)].map(([, path = '']) => path);
  assert.ok(named.length > 5, 'it names some');
  for (const path of named) assert.ok(pages.has(path), path);
});
