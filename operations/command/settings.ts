import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readEnvFile } from 'service/env-file';
import { type FileLock, lockFile } from 'service/file-lock';
import { keepFilesToOwner } from 'service/private-files';
import { ROOT } from '../../scripts/files.ts';
import type { Product } from './product.ts';

/** A problem that the person at the terminal has to solve; printed without a stack. */
export class CommandError extends Error {}

/** The file that exists in a data folder while a restore changes the data. */
export const RESTORING = 'restore-under-way';

export function readVersion(): string {
  const manifest = readFileSync(join(ROOT, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** @throws CommandError on half-restored data, on which no service may start */
export function refuseHalfRestored({ name }: Product, data: string): void {
  if (!existsSync(join(data, RESTORING))) return;
  throw new CommandError(`A restore was interrupted. Run it again: ./${name} restore FILE --over`);
}

/**
 * Sets the settings of this process and its children. The environment decides, then the folder's
 * `.env`, then the settings that point the services to each other.
 */
export function enterData(product: Product, data: string): void {
  keepFilesToOwner();
  mkdirSync(data, { recursive: true });
  // Services read `.env` where they run.
  process.chdir(data);
  const settings = { ...product.settings(data), ...readEnvFile('.env') };
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
}

/** @throws CommandError while a service runs */
export function lockDataFolder({ name, title }: Product, data: string): FileLock {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const lock = lockFile(join(data, 'lock'), 'alone', 0);
  if (lock !== null) return lock;
  throw new CommandError(`${title} is using ${data}. Stop it, then run ./${name} again.`);
}
