import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'installation-secret';

/**
 * The installation secret: the setting, or else the one kept in the data folder, which is made
 * at first start and readable by its owner only.
 */
export async function installationSecret(
  setting: string | undefined,
  dataFolder: string,
): Promise<string> {
  if (setting !== undefined) return setting;
  const path = join(dataFolder, FILE);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const made = randomBytes(24).toString('base64url');
  try {
    await writeFile(path, `${made}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (!isExisting(error)) throw error;
    return (await readFile(path, 'utf8')).trim();
  }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
