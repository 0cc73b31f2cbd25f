import { existsSync, readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuiltPages, hashSource, readBuiltPages } from './built-pages.ts';

/**
 * Lets this process import `.tsx`: Node strips types by itself but does not support JSX. Import
 * this first, then load pages with `await import(…)`, or start Node with `--import
 * ./clubhouse/src/tsx.ts`. Output compiled from the same source is used directly, so a production
 * install needs no compiler (INST-1).
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILT = new URL('../dist/pages.json', import.meta.url);
const require = createRequire(import.meta.url);

type Transform = (path: string, text: string) => string;

let built: BuiltPages | null = null;

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.tsx')) return nextLoad(url, context);
    return { format: 'module', source: loadCompiledCode(fileURLToPath(url)), shortCircuit: true };
  },
});

/**
 * Checks that every page can be loaded, since pages load only on demand.
 * @throws Error that says how to build them
 */
export function checkPages(): void {
  built ??= readBuiltPages(BUILT);
  const areBuilt = Object.entries(built).every(([file, { of }]) => {
    const path = join(ROOT, file);
    return !existsSync(path) || hashSource(readFileSync(path, 'utf8')) === of;
  });
  if (!areBuilt) loadCompiler();
}

function loadCompiledCode(path: string): string {
  const text = readFileSync(path, 'utf8');
  built ??= readBuiltPages(BUILT);
  const page = built[relative(ROOT, path).replaceAll(sep, '/')];
  return page?.of === hashSource(text) ? page.code : loadCompiler()(path, text);
}

/**
 * A development tool, loaded only for files that were not built.
 * @throws Error that says how to build them
 */
function loadCompiler(): Transform {
  try {
    const made = require('./transform-tsx.ts') as { transformTsx: Transform };
    return made.transformTsx;
  } catch (error) {
    const message =
      'its pages were not built from these sources: unpack a release, or run ' +
      '`npm run build -- clubhouse` before you remove the development tools';
    throw new Error(message, { cause: error });
  }
}
