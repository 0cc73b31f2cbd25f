import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_MESSAGE_BYTES } from './read-message.ts';
import type { Reception } from './reception.ts';

const ENDING = '.eml';
/** With this many files, a delivery agent is asked to retry later. */
const MAX_FILES = 1000;
const POLL_MS = 5000;

/** The folder where `receive-reply` drops messages for the service. */
export function makeSpoolPath(dataFolder: string): string {
  return join(dataFolder, 'replies');
}

/** Writes a message atomically. @throws Error if that fails */
export async function putIntoSpool(dataFolder: string, message: Uint8Array): Promise<void> {
  const folder = makeSpoolPath(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const waiting = await readdir(folder);
  if (waiting.length >= MAX_FILES)
    throw new Error('too many replies are waiting. Is the service running?');
  const path = join(folder, `${Date.now()}-${randomUUID()}`);
  await writeFile(`${path}.part`, message, { mode: 0o600, flush: true });
  await rename(`${path}.part`, `${path}${ENDING}`);
}

/** Reads messages from a delivery agent in the order they arrived. */
export class Spool {
  readonly #folder: string;
  readonly #reception: Reception;

  constructor(folder: string, reception: Reception) {
    this.#folder = folder;
    this.#reception = reception;
  }

  /** @returns milliseconds until the next look */
  async look(): Promise<number> {
    for (const name of await this.#names()) {
      if (this.#reception.isFull()) break;
      const path = join(this.#folder, name);
      const { size } = await stat(path);
      // A file beyond the command's limit was put there by another program.
      if (size <= MAX_MESSAGE_BYTES) await this.#reception.take(await readFile(path));
      await rm(path);
    }
    return POLL_MS;
  }

  async #names(): Promise<string[]> {
    try {
      const names = await readdir(this.#folder);
      return names.filter((name) => name.endsWith(ENDING)).toSorted();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  }
}
