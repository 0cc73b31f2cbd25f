import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { ROUTES } from './app.ts';
import { compileSchemas } from './http/mount.ts';
import { openApiDocument } from './http/openapi/document.ts';
import { type Examples, readExamples } from './http/openapi/examples.ts';
import { VERSION } from './version.ts';

export const DOCUMENT_FILE = new URL('../openapi.json', import.meta.url);

/** The text of `league/openapi.json`. Compiles every schema, unlike a start. */
export function formatDocument(examples: Examples): string {
  compileSchemas(ROUTES);
  return `${JSON.stringify(openApiDocument(ROUTES, VERSION, examples), null, 2)}\n`;
}

/* Run by itself, it fails if the committed document is outdated, except for its examples. */
if (import.meta.main) {
  const committed = await readFile(DOCUMENT_FILE, 'utf8');
  const examples = readExamples(JSON.parse(committed) as { paths: object });
  if (formatDocument(examples) !== committed) {
    process.stdout.write('league/openapi.json is stale: run `npm run generate -- openapi`.\n');
    process.exitCode = 1;
  }
}
