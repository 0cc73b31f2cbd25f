import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './files.ts';

/** Editors write a file in several steps, and several files at once. */
const SETTLE_MS = 200;

/**
 * Waits a moment longer than the first write. @param paths from the root; a folder ends with /
 * @returns those that were written; none if the signal came first
 */
export async function waitForWrites(
  paths: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<string[]> {
  const written = new Set<string>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const folders = new Set([...paths].map((path) => dirname(`${path}x`)));
  const watchers = [...folders].map((folder) =>
    watch(join(ROOT, folder), (_event, name) => {
      const path = join(folder, name ?? '').replaceAll('\\', '/');
      if (!paths.has(path) && !paths.has(`${folder}/`)) return;
      written.add(path);
      resolve();
    }),
  );
  signal.addEventListener('abort', () => resolve(), { once: true });
  if (signal.aborted) resolve();
  await promise;
  await sleep(SETTLE_MS);
  for (const watcher of watchers) watcher.close();
  return [...written];
}
