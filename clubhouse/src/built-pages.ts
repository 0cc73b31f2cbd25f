import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A compiled `.tsx` file. */
interface BuiltPage {
  /** The SHA-256 of the page's source. */
  readonly of: string;
  readonly code: string;
}

/** Compiled pages by source path, relative to the workspace folder, with forward slashes. */
export type BuiltPages = Readonly<Record<string, BuiltPage>>;

/** The hash that links compiled code to its source. */
export function hashSource(text: string): string {
  return hash('sha256', text);
}

/** Reads the output of a build; empty if there is none. */
export function readBuiltPages(file: URL): BuiltPages {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BuiltPages;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
