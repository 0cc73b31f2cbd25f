import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { writeFieldLimits } from './field-limits.ts';
import { printCalls, printStatuses } from './print-calls.ts';

/** Types, calls and field limits. `scripts/run.mjs` runs it if they are missing or outdated. */

const DOCUMENT = new URL('../../league/openapi.json', import.meta.url);
const HEAD =
  '/* Made from league/openapi.json by clubhouse/build/make-client.ts: do not edit. */\n';

const document = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
// Without development tools, types are not checked.
if (hasPackage('openapi-typescript')) {
  const { default: openapiTypescript, astToString } = await import('openapi-typescript');
  const types = astToString(await openapiTypescript(DOCUMENT));
  writeGenerated('schema.d.ts', types + printStatuses(document));
}
writeGenerated('field-limits.ts', writeFieldLimits(document));
// Written last, because `scripts/run.mjs` compares its age.
writeGenerated('calls.ts', printCalls(document));

function hasPackage(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** Writes atomically, since another process may be reading it. */
function writeGenerated(name: string, text: string): void {
  const path = fileURLToPath(new URL(`../src/api/${name}`, import.meta.url));
  writeFileSync(`${path}.${process.pid}`, HEAD + text);
  renameSync(`${path}.${process.pid}`, path);
}
