import { readFile, writeFile } from 'node:fs/promises';
import { ROUTES } from './app.ts';
import { compileSchemas } from './http/mount.ts';
import { openApiDocument } from './http/openapi.ts';
import { VERSION } from './version.ts';

/**
 * Writes `openapi.json`; with `--check` it fails when the committed one is stale. Compiles every
 * schema as well, since the service does so on a route's first request only.
 */

compileSchemas(ROUTES);

const file = new URL('../openapi.json', import.meta.url);
const text = `${JSON.stringify(openApiDocument(ROUTES, VERSION), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  await writeFile(file, text);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  process.stdout.write('league/openapi.json is stale: run `npm run openapi`.\n');
  process.exitCode = 1;
}
