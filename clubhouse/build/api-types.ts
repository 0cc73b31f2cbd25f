import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { answerMembers } from './answer-members.ts';
import { fieldLimits } from './field-limits.ts';

/*
 * `npm run generate -- clubhouse-api` writes three things from the document of the league's API:
 * its types, by what each answer is known, and what each field may hold. This workspace knows
 * nothing else of the league. With --check it fails where they are not as the document has it.
 */

const DOCUMENT = new URL('../../league/openapi.json', import.meta.url);
/** Descriptions stand in the document; without them a change of the API is a short diff here. */
const COMMENTS = /\n *\/\*\*[\s\S]*?\*\//g;
const HEAD =
  '/* Made by `npm run generate -- clubhouse-api` from league/openapi.json: do not edit. */\n';

const document = JSON.parse(readFileSync(DOCUMENT, 'utf8'));

const FILES: Readonly<Record<string, string>> = {
  '../src/api/schema.d.ts':
    HEAD + astToString(await openapiTypescript(DOCUMENT)).replaceAll(COMMENTS, ''),
  '../src/api/answer-members.ts': HEAD + answerMembers(document),
  '../src/api/field-limits.ts': HEAD + fieldLimits(document),
};

for (const [name, made] of Object.entries(FILES)) {
  const file = new URL(name, import.meta.url);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, made);
  } else if (readFileSync(file, 'utf8') !== made) {
    process.stdout.write(
      `clubhouse/${name.slice('../'.length)} is old: npm run generate -- clubhouse-api\n`,
    );
    process.exitCode = 1;
  }
}
