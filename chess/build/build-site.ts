import { build } from 'vite';
import config from '../vite.config.ts';
import { compressFiles } from './compress.ts';
import { type Release, writeRelease } from './release.ts';

/** Builds the site into a folder, which is emptied first. The list of the release comes last. */
export async function buildSite(folder: string): Promise<Release> {
  await build({ ...config, build: { ...config.build, outDir: folder } });
  const release = writeRelease(folder);
  compressFiles(folder);
  return release;
}
