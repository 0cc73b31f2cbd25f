import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ROOT } from '../../scripts/files.ts';
import { runCommand } from '../../scripts/run-command.ts';
import { backUp, hasData, runOrExit, runTar } from './backup.ts';
import type { Product } from './product.ts';
import { CommandError, lockDataFolder } from './settings.ts';

/** In a release whose data has moved: the name of the release that has it now. */
const MOVED_TO = '.data-moved-to';
/** In a release with data: the name of the release that had it before. */
const PREVIOUS = '.previous-release';
const MAX_MS = 3_600_000;

/**
 * Unpacks the new release beside this one, kept for rolling back. @returns the next steps
 * @throws CommandError; then nothing has changed
 */
export async function upgradeProduct(
  product: Product,
  data: string,
  { archive, sha256 }: { readonly archive: string; readonly sha256: string | undefined },
): Promise<string> {
  await checkSum(archive, sha256);
  const name = await readReleaseName(archive, product);
  const next = join(dirname(ROOT), name);
  if (name === basename(ROOT)) throw new CommandError(`${name} is already installed here.`);
  if (existsSync(join(next, 'data'))) {
    throw new CommandError(`${next} has data of its own. Move that folder away first.`);
  }
  const lock = lockDataFolder(product, data);
  try {
    await unpackRelease(archive, next);
    if (hasData(product, data)) {
      rmSync(makeBackupPath(data, name), { force: true });
      mkdirSync(dirname(makeBackupPath(data, name)), { recursive: true });
      await backUp(product, data, makeBackupPath(data, name));
    }
    writeFileSync(join(next, PREVIOUS), basename(ROOT));
    writeFileSync(join(ROOT, MOVED_TO), name);
    rmSync(join(next, MOVED_TO), { force: true });
  } finally {
    lock.release();
  }
  moveData(data, next);
  return `${name} is ready and has your data. Start it: cd ${next} && ./${product.name} start`;
}

/**
 * After changes to the data, needs `isRestore`, which restores the data before the upgrade.
 * @returns the next steps
 * @throws CommandError; then nothing has changed
 */
export async function restorePrevious(
  product: Product,
  data: string,
  isRestore: boolean,
): Promise<string> {
  const previous = readName(join(ROOT, PREVIOUS));
  const folder = join(dirname(ROOT), previous ?? '');
  if (previous === null || !existsSync(folder)) {
    throw new CommandError('There is no earlier release to go back to.');
  }
  const file = makeBackupPath(data, basename(ROOT));
  const isChanged = joinMigrations(folder) !== joinMigrations(ROOT) && existsSync(file);
  if (isChanged && !isRestore) {
    throw new CommandError(
      `${basename(ROOT)} changed the format of the data. Add --restore to return to the data from before the upgrade; everything entered since is lost.`,
    );
  }
  lockDataFolder(product, data).release();
  writeFileSync(join(ROOT, MOVED_TO), previous);
  moveData(data, folder);
  rmSync(join(folder, MOVED_TO), { force: true });
  if (isChanged) {
    const moved = data.startsWith(ROOT) ? file.replace(ROOT, `${folder}/`) : file;
    const words = ['restore', moved, '--over'];
    const signal = AbortSignal.timeout(MAX_MS);
    const DATA_FOLDER = data.startsWith(ROOT) ? join(folder, 'data') : data;
    await runOrExit(runCommand(join(folder, product.name), words, signal, { DATA_FOLDER }));
  }
  return `${previous} has your data again. Start it: cd ${folder} && ./${product.name} start`;
}

/** @throws CommandError if the data of this release has moved to a newer one */
export function refuseMoved(product: Product, data: string): void {
  const next = readName(join(ROOT, MOVED_TO));
  if (next === null || hasData(product, data)) return;
  const folder = join(dirname(ROOT), next);
  throw new CommandError(
    `The data is now in ${next}. Start that release: cd ${folder} && ./${product.name} start`,
  );
}

/** Moves the data; a data folder outside the release stays where it is. */
function moveData(data: string, folder: string): void {
  if (!data.startsWith(ROOT) || !existsSync(data)) return;
  process.chdir(folder);
  renameSync(data, join(folder, 'data'));
}

function makeBackupPath(data: string, release: string): string {
  return join(data, 'backups', `before-${release}.backup`);
}

function readName(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}

function joinMigrations(release: string): string {
  return globSync('*/migrations/*.sql', { cwd: release }).toSorted().join(' ');
}

async function readReleaseName(archive: string, { name, title }: Product): Promise<string> {
  const listed = await runTar('--list', `--file=${archive}`);
  const [folder = ''] = listed.split('/');
  if (new RegExp(`^${name}-\\d+\\.\\d+\\.\\d+$`).test(folder)) return folder;
  throw new CommandError(`${archive} is not a release of ${title}.`);
}

/** The unpacked folder gets its final name only once it is complete. */
async function unpackRelease(archive: string, next: string): Promise<void> {
  if (existsSync(next)) return;
  const folder = `${next}.unpacked`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  await runTar('--extract', `--file=${archive}`, '--directory', folder, '--no-same-owner');
  renameSync(join(folder, basename(next)), next);
  rmSync(folder, { recursive: true });
}

/** @throws CommandError if the archive's checksum is unknown or differs */
async function checkSum(archive: string, sha256: string | undefined): Promise<void> {
  if (!existsSync(archive)) throw new CommandError(`${archive} does not exist.`);
  const sums = join(dirname(archive), 'SHA256SUMS');
  const name = basename(archive);
  const listed = existsSync(sums) ? readFileSync(sums, 'utf8').split('\n') : [];
  const line = listed.find((one) => one.endsWith(`  ${name}`));
  const wanted = sha256 ?? line?.split(' ')[0];
  if (wanted === undefined) {
    throw new CommandError(
      `The checksum of ${name} is missing. Put SHA256SUMS in the same folder, or add --sha256 HASH.`,
    );
  }
  const hash = createHash('sha256');
  await pipeline(createReadStream(archive), hash);
  if (hash.digest('hex') === wanted) return;
  throw new CommandError(`${name} does not match its checksum: download it again.`);
}
