import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from '../../scripts/files.ts';
import { runCommand } from '../../scripts/run-command.ts';
import { parseBackupTime } from './rules/keep.ts';

/** The program of each service with the commands `backup` and `restore`. */
const PROGRAMS = {
  league: 'league/src/cli/main.ts',
  clubhouse: 'clubhouse/src/main.ts',
  relay: 'relay/src/hosts/node/main.ts',
} as const;

export type ServiceName = keyof typeof PROGRAMS;

const TIMEOUT_MS = 3_600_000;

export function isServiceName(name: string): name is ServiceName {
  return Object.hasOwn(PROGRAMS, name);
}

/** @returns its output and exit code */
export function runServiceCommand(
  service: ServiceName,
  words: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number | null; readonly output: string }> {
  const args = [join(ROOT, PROGRAMS[service]), ...words];
  return runCommand(process.execPath, args, AbortSignal.timeout(TIMEOUT_MS), more);
}

/** @throws if the folder cannot be read */
export function listBackups(folder: string, service: string): string[] {
  return readdirSync(folder).filter(
    (name) => name.startsWith(`${service}-`) && parseBackupTime(name) !== null,
  );
}
