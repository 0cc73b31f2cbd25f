import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Manifest } from 'vite';
import { compressFiles } from './compress.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Browsers of the last two years run this code as written. */
const TARGET = ['chrome120', 'firefox120', 'safari17'];

/**
 * Empties the folder first. One stylesheet with its font, one per paper size, and a script for each
 * `NAME.client.ts`, named by content hash. The service worker caches all of them.
 */
export async function buildClient(folder: string): Promise<void> {
  const scripts = globSync('src/**/*.client.ts', { cwd: ROOT }).toSorted();
  const styles = [
    'src/styles/app.css',
    'src/styles/bar.css',
    ...globSync('src/styles/paper-*.css', { cwd: ROOT }).toSorted(),
  ];
  await build({ ...CONFIG, build: buildOptions(folder, [...styles, ...scripts]) });
  await buildWorker(folder, listBuiltFiles(folder));
  compressFiles(`${folder}/assets`);
  // Written last, because its age shows whether the files match the sources.
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
    // An inlined file would be a data: URL, which the content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { input },
  };
}

/** No phone needs these in its cache. */
const ONLY_ON_A_SCREEN = /\/bar(-screen\.client)?\.\w+$/;

/** Lists the paths of all built files, except those that only rarely used pages need. */
function listBuiltFiles(folder: string): string[] {
  const manifest = readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8');
  const built = Object.entries(JSON.parse(manifest) as Manifest)
    .filter(([source]) => !ONLY_ON_A_SCREEN.test(source))
    .map(([, file]) => file);
  const files = built.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].map((file) => `/${file}`).toSorted();
}

/** Writes one file, as not every browser lets a worker import. In the root, it serves all pages. */
async function buildWorker(folder: string, files: readonly string[]): Promise<void> {
  await build({
    ...CONFIG,
    define: {
      FILES: JSON.stringify(files),
      RELEASE: JSON.stringify(hash('sha256', files.join(' ')).slice(0, 12)),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: TARGET,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'worker/main.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
