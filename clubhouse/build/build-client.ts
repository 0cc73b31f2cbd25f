import { globSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { compressFiles } from './compress.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What every browser of the last two years reads as it is written. */
const TARGET = ['chrome120', 'firefox120', 'safari17'];

/**
 * Builds what browsers load into a folder, which is emptied first: one stylesheet with its font,
 * and each `NAME.client.ts`, named by what they hold.
 */
export async function buildClient(folder: string): Promise<void> {
  const scripts = globSync('src/**/*.client.ts', { cwd: ROOT }).toSorted();
  await build({ ...CONFIG, build: buildOptions(folder, ['src/styles/app.css', ...scripts]) });
  compressFiles(`${folder}/assets`);
  // Written last: by its age it is seen whether the files are of these sources.
  writeFileSync(`${folder}/built.txt`, `${scripts.join('\n')}\n`);
}

const CONFIG: InlineConfig = {
  root: ROOT,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
};

function buildOptions(folder: string, input: string[]): NonNullable<InlineConfig['build']> {
  return {
    outDir: folder,
    emptyOutDir: true,
    manifest: true,
    target: TARGET,
    cssTarget: TARGET,
    // An inlined file would be a data: address, which the policy of the pages forbids.
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { input },
  };
}
