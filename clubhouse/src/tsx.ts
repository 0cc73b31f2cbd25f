import { existsSync, readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuiltPages, hashOfSource, readBuiltPages } from './built-pages.ts';

/*
 * Lets this process import `.tsx`: Node takes the types away by itself, and JSX it leaves. Import
 * it first, and what is made of pages with `await import(…)` after it; or start Node with
 * `--import ./clubhouse/src/tsx.ts`. What was built of the same source is taken as it is, so that
 * a production install needs no compiler (INST-1).
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILT = new URL('../dist/pages.json', import.meta.url);
const require = createRequire(import.meta.url);

type Transform = (path: string, text: string) => string;

let built: BuiltPages | null = null;

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.tsx')) return nextLoad(url, context);
    return { format: 'module', source: codeOf(fileURLToPath(url)), shortCircuit: true };
  },
});

/**
 * Looks whether each page can be loaded, since none is before somebody asks for it. @throws Error that says
 * how to build them
 */
export function checkPages(): void {
  built ??= readBuiltPages(BUILT);
  const areBuilt = Object.entries(built).every(([file, { of }]) => {
    const path = join(ROOT, file);
    return !existsSync(path) || hashOfSource(readFileSync(path, 'utf8')) === of;
  });
  if (!areBuilt) compiler();
}

function codeOf(path: string): string {
  const text = readFileSync(path, 'utf8');
  built ??= readBuiltPages(BUILT);
  const page = built[relative(ROOT, path).replaceAll(sep, '/')];
  return page?.of === hashOfSource(text) ? page.code : compiler()(path, text);
}

/** A development tool, loaded for what was not built. @throws Error that says how to build it */
function compiler(): Transform {
  try {
    const made = require('./transform-tsx.ts') as { transformTsx: Transform };
    return made.transformTsx;
  } catch (error) {
    const message =
      'its pages were not built of these sources: unpack a release, or run ' +
      '`npm run build -- clubhouse` before the development tools are taken away';
    throw new Error(message, { cause: error });
  }
}
