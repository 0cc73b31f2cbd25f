import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import config from '../vite.config.ts';
import { compressFiles } from './compress.ts';
import { type Release, writeRelease } from './release.ts';
import { buildWorkers } from './worker.ts';

/** Builds the site into a folder, which is emptied first, and writes the release list last. */
export async function buildSite(folder: string): Promise<Release> {
  await build({ ...config, build: { ...config.build, outDir: folder } });
  await buildNoughts(join(folder, 'noughts'));
  // It keeps the files of both.
  await buildWorkers(folder);
  const release = writeRelease(folder);
  compressFiles(folder);
  return release;
}

/** Builds the library's second game, a separate page beside the site. */
async function buildNoughts(folder: string): Promise<void> {
  const root = fileURLToPath(new URL('../noughts', import.meta.url));
  await build({
    ...config,
    root,
    base: './',
    build: { ...config.build, outDir: folder },
  });
}
