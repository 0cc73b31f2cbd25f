import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A `.tsx` file as it was built. */
interface BuiltPage {
  /** The SHA-256 of the source that it was built of. */
  readonly of: string;
  readonly code: string;
}

/** By the path of the source from the workspace's folder, with forward slashes. */
export type BuiltPages = Readonly<Record<string, BuiltPage>>;

/** The hash that ties what was built to its source. */
export function hashOfSource(text: string): string {
  return hash('sha256', text);
}

/** What a build left in a file; nothing where there was none. */
export function readBuiltPages(file: URL): BuiltPages {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BuiltPages;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
