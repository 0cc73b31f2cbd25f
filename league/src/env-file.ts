import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { codeOf } from './data-folder/error-code.ts';
import { SettingError } from './settings.ts';

type Environment = Record<string, string | undefined>;

/**
 * Adds the settings of a `.env` file to the environment, whose own values go first (SRV-4). There
 * need not be such a file; one that cannot be read stops the start, since the settings in it may
 * say where the club is.
 *
 * @throws SettingError
 */
export function addEnvFile(path: string, environment: Environment): void {
  const text = readText(path);
  if (text === null) return;
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value;
}

function readText(path: string): string | null {
  let bytes;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return null;
    throw new SettingError(
      `The settings in ${path} cannot be read (${code}): give them to the user who runs the service.`,
    );
  }
  try {
    // Takes the mark away that some editors put first, which would become part of a name.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Told below.
  }
  throw new SettingError(`${path} is not text in UTF-8: save it as such.`);
}
