import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The limit for the scripts and styles of the first page, compressed (PAGE-1). */
export const FIRST_PAGE_LIMIT = 90_000;

const LOADED = /<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.(?:js|css))"/g;

/** The first page loads this file before it draws anything, although the page does not name it. */
const FIRST_WORDS = /^first\.en-.*\.js$/;

/** Bytes of the page with its scripts, styles and words as gzip, which every client accepts. */
export function countFirstPageBytes(folder: string): number {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const names = [...page.matchAll(LOADED)].flatMap((found) => found[1] ?? []);
  const words = readdirSync(join(folder, 'assets')).filter((name) => FIRST_WORDS.test(name));
  if (words.length !== 1) throw new Error('the words of the first page are not there');
  const files = ['index.html', ...new Set([...names, ...words.map((name) => `assets/${name}`)])];
  return files.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
}
