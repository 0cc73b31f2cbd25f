import { readFile } from 'node:fs/promises';
import { CommandError } from './terminal.ts';

/** @throws CommandError if the file is missing or unreadable */
export async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch {
    throw new CommandError(`The file ${file} cannot be read.`);
  }
}
