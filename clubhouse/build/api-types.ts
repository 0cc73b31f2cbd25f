import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import openapiTypescript, { astToString } from 'openapi-typescript';

/*
 * `npm run clubhouse-api`: writes the types of the league's API from its document, the one thing of
 * the league that this workspace knows. With --check it fails where they are not as the document
 * has it.
 */

const DOCUMENT = new URL('../../league/openapi.json', import.meta.url);
const TYPES = new URL('../src/api/schema.d.ts', import.meta.url);
/** Descriptions stand in the document; without them a change of the API is a short diff here. */
const COMMENTS = /\n *\/\*\*[\s\S]*?\*\//g;
const HEAD = '/* Made by `npm run clubhouse-api` from league/openapi.json: do not edit. */\n';

const made = HEAD + astToString(await openapiTypescript(DOCUMENT)).replaceAll(COMMENTS, '');
if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(TYPES, 'utf8') === made;
  if (!isCurrent)
    process.stdout.write('clubhouse/src/api/schema.d.ts is old: npm run clubhouse-api\n');
  process.exitCode = isCurrent ? 0 : 1;
} else {
  writeFileSync(TYPES, made);
}
