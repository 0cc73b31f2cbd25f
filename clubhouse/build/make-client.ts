import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { fieldLimits } from './field-limits.ts';
import { printCalls, printStatuses } from './print-calls.ts';

/*
 * Writes what the website knows of the league, from the document of its API: the types, the calls,
 * and what each field may hold. `scripts/run.mjs` runs it where they are not there yet, or older.
 */

const DOCUMENT = new URL('../../league/openapi.json', import.meta.url);
const HEAD =
  '/* Made from league/openapi.json by clubhouse/build/make-client.ts: do not edit. */\n';

const document = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
// Without development tools nobody checks types.
if (hasPackage('openapi-typescript')) {
  const { default: openapiTypescript, astToString } = await import('openapi-typescript');
  const types = astToString(await openapiTypescript(DOCUMENT));
  write('schema.d.ts', types + printStatuses(document));
}
write('field-limits.ts', fieldLimits(document));
// The last: by its age `scripts/run.mjs` knows whether all are old.
write('calls.ts', printCalls(document));

function hasPackage(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** At once, since another process may read it. */
function write(name: string, text: string): void {
  const path = fileURLToPath(new URL(`../src/api/${name}`, import.meta.url));
  writeFileSync(`${path}.${process.pid}`, HEAD + text);
  renameSync(`${path}.${process.pid}`, path);
}
