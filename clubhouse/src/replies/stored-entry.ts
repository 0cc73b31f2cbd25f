import type { JudgedEntry } from '../score/entry.ts';

/** Results that a reply may have meant, as they are kept until its writer has said which. */
export function storedEntries(entries: readonly JudgedEntry[]): string {
  return JSON.stringify(entries);
}

/** Null where there is none at this place. @param stored as `storedEntries` wrote it */
export function readEntry(stored: string, index: number): JudgedEntry | null {
  // Written by `storedEntries` alone.
  const entries = JSON.parse(stored) as readonly JudgedEntry[];
  return entries[index] ?? null;
}
