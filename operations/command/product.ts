import { join } from 'node:path';
import process from 'node:process';
import { type CommandResult, runCommand } from '../../scripts/run-command.ts';
import { ROOT } from '../../scripts/files.ts';

export interface Product {
  readonly name: string;
  readonly title: string;
  /** For each service, the path from the root of the program with `backup` and `restore`. */
  readonly programs: Readonly<Record<string, string>>;
  /** The settings that point its services to a data folder and to each other. */
  readonly settings: (data: string) => Readonly<Record<string, string>>;
  /** The database file in the data folder, once there is data. */
  readonly database: string;
  readonly start: () => Promise<unknown>;
  readonly doctor: () => Promise<unknown>;
  /** Tells the doctor where a backup is, since its parts were made elsewhere. */
  readonly noteBackup?: (data: string, file: string) => Promise<void>;
  readonly help: string;
}

const MAX_MS = 3_600_000;

/** Runs a service's command with the settings of this process, which `more` overrides. */
export function runServiceCommand(
  program: string,
  words: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const args = [join(ROOT, program), ...words];
  return runCommand(process.execPath, args, AbortSignal.timeout(MAX_MS), more);
}
