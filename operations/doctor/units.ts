import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvFile } from 'service/env-file';

type UnitEnvironment = Record<string, string>;

const ASSIGNMENT = /"([^"=]+)=([^"]*)"|'([^'=]+)=([^']*)'|([^\s=]+)=(\S*)/g;

/**
 * Reads variables of the unit, of drop-ins in `NAME.service.d`, and of files they name, which win.
 * @returns null if the folder has no such unit
 * @throws Error if a settings file cannot be read
 */
export function readUnitEnvironment(folder: string, name: string): UnitEnvironment | null {
  const unit = join(folder, `${name}.service`);
  if (!existsSync(unit)) return null;
  const added = `${unit}.d`;
  const more = existsSync(added)
    ? readdirSync(added)
        .filter((file) => file.endsWith('.conf'))
        .toSorted()
        .map((file) => join(added, file))
    : [];
  const lines = [unit, ...more].flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  const set: UnitEnvironment = {};
  const files: string[] = [];
  for (const line of lines) {
    const [, key, value = ''] = /^\s*(Environment|EnvironmentFile)=(.*)$/.exec(line) ?? [];
    if (key === 'Environment') Object.assign(set, parseAssignments(value));
    if (key === 'EnvironmentFile') files.push(value.trim());
  }
  for (const file of files) Object.assign(set, readSettingsFile(file));
  return set;
}

function parseAssignments(text: string): UnitEnvironment {
  return Object.fromEntries(
    [...text.matchAll(ASSIGNMENT)].map(([, a, av, b, bv, c, cv]) => [
      a ?? b ?? c ?? '',
      av ?? bv ?? cv ?? '',
    ]),
  );
}

/** A file name after a minus is optional. */
function readSettingsFile(named: string): UnitEnvironment {
  const path = named.replace(/^-/, '');
  if (!existsSync(path)) {
    if (named.startsWith('-')) return {};
    throw new Error(`${path} is not there, and the unit names it`);
  }
  return Object.fromEntries(
    Object.entries(readEnvFile(path)).map(([name, value]) => [name, value ?? '']),
  );
}
