import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EMPTY_PAGE } from '../src/hosts/node/empty-page.ts';
import { headersFile } from './headers-file.ts';
import { RELAY } from './wrangler-config.ts';

const BUILT = join(RELAY, '../site/dist');
const SITE = join(RELAY, 'dist/site');
/** The platform compresses by itself. */
const COMPRESSED = /\.(br|gz)$/;

/** Makes the folder that is deployed: the built site with its headers; without a build, a page. */
export async function makeSiteFolder(): Promise<{ isBuilt: boolean }> {
  await rm(SITE, { recursive: true, force: true });
  await mkdir(SITE, { recursive: true });
  const isBuilt = existsSync(join(BUILT, 'index.html'));
  const filter = (path: string) => !COMPRESSED.test(path);
  if (isBuilt) await cp(BUILT, SITE, { recursive: true, filter });
  else await writeFile(join(SITE, 'index.html'), EMPTY_PAGE);
  await writeFile(join(SITE, '_headers'), headersFile());
  return { isBuilt };
}
