import type { Entry } from '../score/entry.ts';

/** Results that a reply may have meant, as they are kept until its writer has said which. */
export function storedEntries(entries: readonly Entry[]): string {
  return JSON.stringify(entries);
}

/** Null where there is none at this place. @param stored as `storedEntries` wrote it */
export function readEntry(stored: string, index: number): Entry | null {
  // Written by `storedEntries` alone.
  const entries = JSON.parse(stored) as readonly Entry[];
  return entries[index] ?? null;
}
