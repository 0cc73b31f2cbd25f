import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeDurably } from 'service/durable-file';

/** The header of an installation's response that names the file with the website key. */
export const HANDED_OVER_HEADER = 'website-key-file';

/** Writes a file that only its owner can read, for a website on this machine (INS-6). */
export async function handOverWebsiteKey(path: string, key: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeDurably(path, `${key}\n`);
}
