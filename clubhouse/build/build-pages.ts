import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuiltPages, hashSource } from '../src/built-pages.ts';
import { transformTsx } from '../src/transform-tsx.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Compiles every server-side `.tsx` to JavaScript and writes `pages.json` (INST-1). */
export function buildPages(folder: string): void {
  const paths = globSync('src/**/*.tsx', { cwd: ROOT }).toSorted();
  const pages: BuiltPages = Object.fromEntries(
    paths.map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      const built = { of: hashSource(text), code: transformTsx(path, text) };
      return [path.replaceAll(sep, '/'), built];
    }),
  );
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
}
