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

/** The worker that serves the site offline, and those of games whose player is reached by push. */
export async function buildWorkers(folder: string): Promise<void> {
  const define = { PRECACHE: JSON.stringify(listPrecache(folder)) };
  await buildWorker(folder, { input: 'worker/main.ts', file: 'sw.js', define });
  for (const [input, file] of [
    ['src/online/push-worker.ts', 'push.js'],
    ['noughts/push-worker.ts', 'noughts/push.js'],
  ] as const)
    await buildWorker(folder, { input, file, define: {} });
}

interface WorkerBuild {
  readonly input: string;
  readonly file: string;
  readonly define: Readonly<Record<string, string>>;
}

/** Builds one file: a second one by `importScripts` would need a trusted type in the worker. */
async function buildWorker(folder: string, { input, file, define }: WorkerBuild): Promise<void> {
  await build({
    ...config,
    publicDir: false,
    define,
    build: {
      ...config.build,
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { format: 'iife', entryFileNames: file, codeSplitting: false },
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
