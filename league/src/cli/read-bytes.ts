import { readFile } from 'node:fs/promises';
import { CommandError } from './terminal.ts';

/** @throws CommandError where there is no such file, or it is not for whoever runs this */
export async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch {
    throw new CommandError(`The file ${file} cannot be read.`);
  }
}
