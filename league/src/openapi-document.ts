import { readFile, writeFile } from 'node:fs/promises';
import { ROUTES } from './app.ts';
import { compileSchemas } from './http/mount.ts';
import { openApiDocument } from './http/openapi/document.ts';
import { CATALOGUE } from './shared/sentences/catalogue.ts';
import { sentencesPage } from './shared/sentences/page.ts';
import { VERSION } from './version.ts';

/**
 * Writes `openapi.json` and `docs/sentences.md`; with `--check` it fails when a committed one is stale.
 * Compiles every schema as well, since the service does so on a route's first request only.
 */

compileSchemas(ROUTES);

const root = new URL('../../', import.meta.url);
const document = `${JSON.stringify(openApiDocument(ROUTES, VERSION), null, 2)}\n`;
const MADE: Readonly<Record<string, string>> = {
  'league/openapi.json': document,
  'docs/sentences.md': sentencesPage(CATALOGUE),
};

for (const [path, text] of Object.entries(MADE)) {
  const file = new URL(path, root);
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    process.stdout.write(`${path} is stale: run \`npm run generate -- openapi\`.\n`);
    process.exitCode = 1;
  }
}
