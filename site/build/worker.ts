import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import config from '../vite.config.ts';

interface PrecacheEntry {
  /** Relative to the root of the site. */
  readonly url: string;
  /** Null if the name already identifies the content. */
  readonly revision: string | null;
}

const PRECACHED = [
  'assets/*.{js,css}',
  'index.html',
  'noughts/index.html',
  'noughts/assets/*.{js,css}',
  'icon.svg',
  'manifest.webmanifest',
];
/** Loaded when a player scans a code or looks up the name of an opening. */
const LOADED_LATER = ['assets/decode-*.js', 'assets/openings-file-*.js'];

/** Builds one file: a second one by `importScripts` would need a trusted type in the worker. */
export async function buildWorker(folder: string): Promise<void> {
  await build({
    ...config,
    publicDir: false,
    define: { PRECACHE: JSON.stringify(listPrecache(folder)) },
    build: {
      ...config.build,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'worker/main.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

function listPrecache(folder: string): PrecacheEntry[] {
  const files = globSync(PRECACHED, { cwd: folder, exclude: LOADED_LATER });
  return files.toSorted().map((url) => ({ url, revision: makeRevision(folder, url) }));
}

function makeRevision(folder: string, url: string): string | null {
  if (/^(?:noughts\/)?assets\//.test(url)) return null;
  return hash('sha256', readFileSync(join(folder, url))).slice(0, 32);
}
