import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildSite } from '../build/build-site.ts';
import config from '../vite.config.ts';

const STAGE = fileURLToPath(new URL('stage/', import.meta.url));

/**
 * Builds the pages for the browser tests into a folder: the site and the stage, which shows the
 * play page in any state.
 */
export async function buildTestSite(folder: string): Promise<void> {
  await buildSite(folder);
  await build({
    ...config,
    root: STAGE,
    base: './',
    plugins: [],
    build: { ...config.build, outDir: join(folder, 'stage') },
  });
}
