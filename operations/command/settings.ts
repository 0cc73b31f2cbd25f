import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readEnvFile } from 'service/env-file';
import { type FileLock, lockFile } from 'service/file-lock';
import { keepFilesToOwner } from 'service/private-files';
import { ROOT } from '../../scripts/files.ts';
import type { Product } from './product.ts';

/** What a person who runs a command has to see to; said without a stack. */
export class CommandError extends Error {}

/** In a data folder while a restore changes it. */
export const RESTORING = 'restore-under-way';

/** The version of this installation. */
export function readVersion(): string {
  const manifest = readFileSync(join(ROOT, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** Keeps services from starting on data that are half restored. @throws CommandError */
export function refuseHalfRestored({ name }: Product, data: string): void {
  if (!existsSync(join(data, RESTORING))) return;
  throw new CommandError(`A restore was interrupted. Run it again: ./${name} restore FILE --over`);
}

/**
 * Has this process, and what it starts, work on a data folder. The environment decides, then `.env`
 * in that folder, then what leads the services of the product to each other.
 */
export function enterData(product: Product, data: string): void {
  keepFilesToOwner();
  mkdirSync(data, { recursive: true });
  // Services read `.env` where they run.
  process.chdir(data);
  const settings = { ...product.settings(data), ...readEnvFile('.env') };
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
}

/** Keeps everything else from data that is about to change. @throws CommandError while it runs */
export function lockData({ name, title }: Product, data: string): FileLock {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const lock = lockFile(join(data, 'lock'), 'alone', 0);
  if (lock !== null) return lock;
  throw new CommandError(`${title} is using ${data}. Stop it, then run ./${name} again.`);
}
