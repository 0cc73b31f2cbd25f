import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { type CommandResult, runCommand } from '../../scripts/run-command.ts';
import { isOnServer } from '../backup/is-on-server.ts';
import { type Product, runServiceCommand } from './product.ts';
import { CommandError, lockDataFolder, RESTORING, readVersion } from './settings.ts';

const MAX_TAR_MS = 3_600_000;
const ABOUT = 'backup.json';

interface About {
  readonly product: string;
  readonly version: string;
}

export function hasData({ database }: Product, data: string): boolean {
  return existsSync(join(data, database));
}

/** Works while the services run. `file` is absolute and must not exist yet. @throws CommandError */
export async function backUp(product: Product, data: string, file: string): Promise<void> {
  if (existsSync(file)) throw new CommandError(`${file} already exists: choose another name.`);
  refuseServer();
  if (!hasData(product, data)) {
    throw new CommandError(`There is no data in ${data} yet, so there is nothing to back up.`);
  }
  const folder = mkdtempSync(join(dirname(file), '.backup-'));
  try {
    for (const [service, program] of Object.entries(product.programs)) {
      await runOrExit(runServiceCommand(program, ['backup', join(folder, `${service}.backup`)]));
    }
    if (existsSync(join(data, '.env'))) copyFileSync(join(data, '.env'), join(folder, '.env'));
    const about: About = { product: product.name, version: readVersion() };
    writeFileSync(join(folder, ABOUT), `${JSON.stringify(about)}\n`);
    await runTar('--create', `--file=${folder}.tar`, '--directory', folder, '.');
    renameSync(`${folder}.tar`, file);
    await product.noteBackup?.(data, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}.tar`, { force: true });
  }
}

/**
 * Keeps the old data beside the new. @returns the path of the old data; null if there was none
 * @throws CommandError while the services run, or if the file is not a backup of the product
 */
export async function restoreData(
  product: Product,
  data: string,
  { file, isOver }: { readonly file: string; readonly isOver: boolean },
): Promise<string | null> {
  if (!existsSync(file)) throw new CommandError(`${file} does not exist.`);
  refuseServer();
  const isReplacing = hasData(product, data);
  if (isReplacing && !isOver) {
    throw new CommandError(
      `${data} already has data. Add --over to replace it; the command keeps a copy.`,
    );
  }
  const lock = lockDataFolder(product, data);
  const unpacked = mkdtempSync(join(data, '.restore-'));
  const fresh = join(unpacked, 'data');
  try {
    await runTar('--extract', `--file=${file}`, '--directory', unpacked);
    checkAbout(product, join(unpacked, ABOUT), file);
    for (const [service, program] of Object.entries(product.programs)) {
      const words = ['restore', join(unpacked, `${service}.backup`)];
      await runOrExit(runServiceCommand(program, words, product.settings(fresh)));
    }
    if (existsSync(join(unpacked, '.env'))) {
      copyFileSync(join(unpacked, '.env'), join(fresh, '.env'));
    }
    return swapData(data, fresh, isReplacing);
  } finally {
    lock.release();
    rmSync(unpacked, { recursive: true, force: true });
  }
}

/** Moves the contents: a mounted folder cannot move. If interrupted, no service starts on it. */
function swapData(data: string, fresh: string, isReplacing: boolean): string | null {
  const aside = join(data, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`);
  const names = ['league', 'mark', 'clubhouse', 'relay', '.env'];
  const move = (from: string, to: string) => {
    mkdirSync(to, { recursive: true });
    for (const name of names.filter((one) => existsSync(join(from, one)))) {
      renameSync(join(from, name), join(to, name));
    }
  };
  writeFileSync(join(data, RESTORING), '');
  move(data, aside);
  move(fresh, data);
  rmSync(join(data, RESTORING));
  if (isReplacing) return aside;
  rmSync(aside, { recursive: true, force: true });
  return null;
}

function checkAbout({ name, title }: Product, path: string, file: string): void {
  try {
    const { product } = JSON.parse(readFileSync(path, 'utf8')) as About;
    if (product === name) return;
  } catch {
    // Whatever it is, it is not a backup.
  }
  throw new CommandError(`${file} is not a backup of ${title}.`);
}

/** @throws CommandError if the league keeps its data elsewhere */
function refuseServer(): void {
  if (!isOnServer(process.env)) return;
  throw new CommandError(
    'The league keeps its data in PostgreSQL: back it up with pg_dump and restore it with pg_restore.',
  );
}

export function runTar(...args: readonly string[]): Promise<string> {
  return runOrExit(runCommand('tar', args, AbortSignal.timeout(MAX_TAR_MS)));
}

/** @throws CommandError with the output if the command failed */
export async function runOrExit(command: Promise<CommandResult>): Promise<string> {
  const { code, output } = await command;
  if (code !== 0) throw new CommandError(output.trim());
  return output;
}
