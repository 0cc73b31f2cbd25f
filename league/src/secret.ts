import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingError } from 'service/settings';
import { createDurably } from 'service/durable-file';
import { makeDataFolder } from './data-folder/make-folder.ts';
import { isUsableSecret } from './settings.ts';

const OPEN_TO_OTHERS = 0o077;

function getSecretFile(dataFolder: string): string {
  return join(dataFolder, 'installation-secret');
}

/**
 * Reads the secret from the setting, else the data folder, where the first start creates it
 * (INS-5): readable by its owner only, and on disk before it is shown.
 * @throws SettingError if others can read the file or it has no usable secret
 */
export async function readInstallationSecret(
  setting: string | undefined,
  dataFolder: string,
): Promise<string> {
  if (setting !== undefined) return setting;
  const path = getSecretFile(dataFolder);
  await makeDataFolder(dataFolder);
  if (!existsSync(path)) {
    await createDurably(path, `${randomBytes(24).toString('base64url')}\n`);
  }
  return readSecret(path);
}

async function readSecret(path: string): Promise<string> {
  const secret = await readFile(path, 'utf8').catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingError(`The installation secret in ${path} cannot be read (${reason}).`);
  });
  const { mode } = await stat(path);
  if ((mode & OPEN_TO_OTHERS) !== 0) {
    throw new SettingError(
      `Others can read the installation secret in ${path}: run chmod go= ${path}.`,
    );
  }
  if (isUsableSecret(secret.trim())) return secret.trim();
  throw new SettingError(
    `${path} contains no installation secret of at least 16 visible ASCII characters: ` +
      'remove it, and the next start creates a new one.',
  );
}
