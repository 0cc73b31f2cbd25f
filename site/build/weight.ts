import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the first page may load, script and style, compressed (PAGE-1). */
export const FIRST_PAGE_LIMIT = 150_000;

const LOADED = /<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.(?:js|css))"/g;

/** Bytes of the page and of the scripts and styles that it names, by gzip, which all clients take. */
export function firstPageBytes(folder: string): number {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const names = [...page.matchAll(LOADED)].flatMap((found) => found[1] ?? []);
  const files = ['index.html', ...new Set(names)];
  return files.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
}
