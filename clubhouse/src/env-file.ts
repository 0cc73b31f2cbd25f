import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Adds the settings of a `.env` file, where there is one; what is set already goes first (CFG-1). */
export function addEnvFile(path: string, environment: Record<string, string | undefined>): void {
  if (!existsSync(path)) return;
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value;
}
