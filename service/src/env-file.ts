import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SettingError } from './core/settings.ts';

/**
 * Existing variables win (SETTING-5). The file is optional, but an unreadable one stops the start,
 * because it may say where the data is. @throws SettingError
 */
export function addEnvFile(path: string, environment: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(readEnvFile(path))) environment[name] ??= value;
}

/** Empty if there is no file. @throws SettingError */
export function readEnvFile(path: string): Record<string, string | undefined> {
  let bytes;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return {};
    throw new SettingError(
      `The settings in ${path} cannot be read (${code}). Make the file readable for the user who runs the service.`,
    );
  }
  return parseEnv(decodeText(path, bytes));
}

function decodeText(path: string, bytes: Uint8Array): string {
  try {
    // Removes a byte order mark, which would become part of a name.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Told below.
  }
  throw new SettingError(`${path} is not UTF-8 text. Save it as UTF-8.`);
}
