import { readFile, writeFile } from 'node:fs/promises';
import { ROUTES, VERSION } from './app.ts';
import { openApiDocument } from './http/openapi.ts';

/** Writes `openapi.json`; with `--check` it fails when the committed one is stale. */

const file = new URL('../openapi.json', import.meta.url);
const text = `${JSON.stringify(openApiDocument(ROUTES, VERSION), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  await writeFile(file, text);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  process.stdout.write('league/openapi.json is stale: run `npm run openapi`.\n');
  process.exitCode = 1;
}
