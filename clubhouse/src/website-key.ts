import { readFileSync, statSync } from 'node:fs';
import { isKey, type Settings } from './settings.ts';

/** The key in the settings, else in a file that may change while the clubhouse runs (CFG-3). */
export function createWebsiteKeySource({
  websiteKey,
  websiteKeyFile,
}: Pick<Settings, 'websiteKey' | 'websiteKeyFile'>): () => string | null {
  if (websiteKey !== undefined) return () => websiteKey;
  let known: { readonly key: string | null; readonly changedAt: number } | null = null;
  return () => {
    const changedAt = statSync(websiteKeyFile, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt === undefined) return null;
    if (known?.changedAt !== changedAt) known = { key: readKey(websiteKeyFile), changedAt };
    return known.key;
  };
}

function readKey(path: string): string | null {
  const text = readFileSync(path, 'utf8').trim();
  return isKey(text) ? text : null;
}
