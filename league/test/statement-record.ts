import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { join } from 'node:path/posix';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/*
 * Which test file runs which statements on SQLite, for `scripts/own-statements.ts`: it wants a
 * folder, and gets a file of each process.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = process.env['TEST_STATEMENTS'];
const byFile = new Map<string, Set<string>>();

if (folder !== undefined) {
  process.once('exit', () => {
    const entries = [...byFile].map(([file, statements]) => [file, [...statements]]);
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(Object.fromEntries(entries)));
  });
}

/** @param file the test file, as its context names it */
export function recordStatement(file: string | undefined, sql: string): void {
  if (folder === undefined || file === undefined) return;
  const name = relative(ROOT, file);
  const statements = byFile.get(name) ?? new Set();
  byFile.set(name, statements.add(readShape(sql)));
}

/** Independent of the number of inserted rows and of values in a list. */
function readShape(sql: string): string {
  return sql
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\?(?:, \?)+/g, '?')
    .replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)');
}
