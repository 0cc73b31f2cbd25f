import { mkdir } from 'node:fs/promises';
import { findFolderFault } from 'service/write-fault';
import { DataFolderError } from './data-folder-error.ts';

/** @throws DataFolderError naming the folder and the cause */
export async function makeDataFolder(dataFolder: string): Promise<void> {
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const found = findFolderFault(dataFolder);
    if (found === null) throw error;
    throw new DataFolderError(`${dataFolder} cannot be created: ${found.sentence}.`);
  }
}
