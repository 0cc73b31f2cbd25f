import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './source.ts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const FOREIGN = /(^|[\\/])(node_modules|dist)([\\/]|$)/;

/** Paths from the root, with forward slashes, without installed or built files. */
export function listPaths(patterns: string | readonly string[]): string[] {
  const exclude = (path: string) => FOREIGN.test(path);
  const paths = globSync(patterns, { cwd: ROOT, exclude });
  return paths.map((path) => path.replaceAll(sep, '/')).toSorted();
}

export function readFiles(patterns: string | readonly string[]): SourceFile[] {
  return listPaths(patterns).map((path) => ({
    path,
    text: readFileSync(join(ROOT, path), 'utf8'),
  }));
}
