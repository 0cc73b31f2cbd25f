import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './error-code.ts';
import { writeDurably } from './durable-file.ts';

/** A file that nothing depends on. */
export interface ScratchFile {
  /** Null where there is none, or it cannot be read. */
  readonly read: () => Promise<Buffer | null>;
  readonly write: (bytes: Buffer) => Promise<void>;
}

/** @param onError is told why it cannot be read or written; neither call rejects */
export function scratchFile(
  dataFolder: string,
  name: string,
  onError: (error: unknown) => void,
): ScratchFile {
  const path = join(dataFolder, name);
  return {
    read: () =>
      readFile(path).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') onError(error);
        return null;
      }),
    write: (bytes) => writeDurably(path, bytes).catch(onError),
  };
}
