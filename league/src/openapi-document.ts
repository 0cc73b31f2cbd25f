import { readFile, writeFile } from 'node:fs/promises';
import { ROUTES } from './app.ts';
import { compileSchemas } from './http/mount.ts';
import { openApiDocument } from './http/openapi/document.ts';
import { VERSION } from './version.ts';

/** `--check` fails if the committed file is outdated. Compiles every schema, unlike a start. */

compileSchemas(ROUTES);

const file = new URL('../openapi.json', import.meta.url);
const document = `${JSON.stringify(openApiDocument(ROUTES, VERSION), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  await writeFile(file, document);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== document) {
  process.stdout.write('league/openapi.json is stale: run `npm run generate -- openapi`.\n');
  process.exitCode = 1;
}
