import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

/*
 * Lets this process import `.tsx`: Node takes the types away by itself, and JSX it leaves. Import
 * it first, and what is made of pages with `await import(…)` after it; or start Node with
 * `--import ./clubhouse/src/tsx.ts`.
 */

const OPTIONS = {
  lang: 'tsx',
  sourceType: 'module',
  jsx: { runtime: 'automatic', importSource: 'preact', development: false },
} as const;

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.tsx')) return nextLoad(url, context);
    const path = fileURLToPath(url);
    const { code, errors } = transformSync(path, readFileSync(path, 'utf8'), OPTIONS);
    const error = errors[0];
    if (error !== undefined) throw new SyntaxError(`${path}: ${error.message}`);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
