import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './error-code.ts';

/** A file that nothing depends on. */
export interface ScratchFile {
  /** Null where there is none, or it cannot be read. */
  readonly read: () => Promise<Buffer | null>;
  /** @returns whether it is written: whole, but a power cut may still spoil it */
  readonly write: (bytes: Buffer) => Promise<boolean>;
}

/** @param onError is told why it cannot be read or written; neither call rejects */
export function scratchFile(
  dataFolder: string,
  name: string,
  onError: (error: unknown) => void,
): ScratchFile {
  const path = join(dataFolder, name);
  // Several processes may share the folder: of two that write at once one file is spoilt, as its sum tells.
  const part = `${path}.part`;
  return {
    read: () =>
      readFile(path).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') onError(error);
        return null;
      }),
    write: async (bytes) => {
      try {
        await writeFile(part, bytes, { mode: 0o600 });
        await rename(part, path);
        return true;
      } catch (error) {
        onError(error);
        await rm(part, { force: true }).catch(() => undefined);
        return false;
      }
    },
  };
}
