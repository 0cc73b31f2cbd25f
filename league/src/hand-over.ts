import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeDurably } from 'service/durable-file';

/** In the answer to an installation: the file that the website key was handed over in. */
export const HANDED_OVER_HEADER = 'website-key-file';

/** Hands the website key to a website on this machine, in a file for its owner alone (INS-6). */
export async function handOverWebsiteKey(path: string, key: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeDurably(path, `${key}\n`);
}
