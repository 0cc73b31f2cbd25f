import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeDurably } from 'service/durable-file';

/** In the response to an installation: the file that contains the website key. */
export const HANDED_OVER_HEADER = 'website-key-file';

/**
 * Passes the website key to a website on this machine, in a file only its owner can read (INS-6).
 */
export async function handOverWebsiteKey(path: string, key: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeDurably(path, `${key}\n`);
}
