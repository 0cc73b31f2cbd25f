import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;

/** The key of the cookies, kept in the data folder; without it everybody is signed out. */
export function readSealKey(folder: string): Uint8Array {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'cookie-key');
  try {
    // If two processes start at once, only one creates it and both read the same key.
    writeFileSync(path, randomBytes(KEY_BYTES), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = readFileSync(path);
  if (key.length === KEY_BYTES) return key;
  throw new Error(`${path} is not a valid key. Remove it. Everyone must then sign in again.`);
}
