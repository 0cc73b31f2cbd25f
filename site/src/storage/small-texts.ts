/*
 * Small texts, written before the page closes or read before the database is open. If the browser
 * stores nothing, they are not stored either.
 */

export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Fires when the browser refuses a text whose writer does not wait for the outcome. */
export const textRefusals = new EventTarget();

export function writeText(key: string, text: string): void {
  if (!tryText(key, text)) textRefusals.dispatchEvent(new Event('refused'));
}

/** @returns whether the browser accepted the text */
export function tryText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Saves a copy of a choice; null removes it. */
export function keepText(key: string, text: string | null): void {
  if (readText(key) === text) return;
  if (text === null) dropText(key);
  else writeText(key, text);
}

export function dropText(key: string): void {
  pruneTexts(key, (rest) => rest !== '');
}

/** All texts whose key has this prefix, each with the rest of its key. */
export function listTexts(prefix: string): readonly (readonly [rest: string, text: string])[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => [key.slice(prefix.length), readText(key) ?? '']);
  } catch {
    return [];
  }
}

/** Keeps the texts for which `isKept` accepts the rest of the key. */
export function pruneTexts(prefix: string, isKept: (rest: string) => boolean): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys) if (!isKept(key.slice(prefix.length))) localStorage.removeItem(key);
  } catch {
    // There is nothing to remove.
  }
}
