import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { listPendingMigrations } from './core/migrations.ts';
import { hashFile, syncToDisk, readTail, writeDurably } from './durable-file.ts';
import { listMigrationNames } from './migration-files.ts';
import { makePrivateFile } from './private-files.ts';

/*
 * A backup of the clubhouse or the relay is one file: its SQLite database, and after the last page
 * two lines of text, which SQLite does not read (OPS-26):
 *
 *   club-backup {"of":"relay","bytes":8192,"files":{"owner-key":"…base64"}}
 *   sha256 …
 *
 * The checksum covers everything before its line. The league's own format also names the club.
 */

export interface KeptData {
  readonly service: string;
  readonly database: string;
  readonly migrations: URL;
  /** Paths by their names in the backup; missing files are left out. */
  readonly files: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly of: string;
  /** The size of the database. */
  readonly bytes: number;
  /** In base64. */
  readonly files: Readonly<Record<string, string>>;
}

/** Why there is no backup, or no usable one, as a sentence. */
export class BackupError extends Error {}

const CHECKSUM_LINE_BYTES = 'sha256 \n'.length + 64;
/** Longer than the two lines with every key. */
const MAX_TAIL_BYTES = 65_536;
const TAIL = /\nclub-backup (\{[^\n]+\})\nsha256 ([0-9a-f]{64})\n$/;

/**
 * Backs up one state, whether the service runs or not, and verifies the file before naming it.
 * @throws BackupError
 */
export async function backUpData(data: KeptData, file: string): Promise<void> {
  if (existsSync(file)) throw new BackupError(`The file ${file} already exists.`);
  if (!existsSync(data.database)) throw new BackupError(`There is no ${data.database}.`);
  const part = `${file}.part`;
  try {
    await rm(part, { force: true });
    makePrivateFile(part);
    await copyDatabase(data.database, part);
    const { size: bytes } = await stat(part);
    const files: Record<string, string> = {};
    for (const [name, path] of Object.entries(data.files)) {
      if (existsSync(path)) files[name] = await readFile(path, 'base64');
    }
    const manifest: Manifest = { of: data.service, bytes, files };
    const handle = await open(part, 'a');
    try {
      await handle.appendFile(`\nclub-backup ${JSON.stringify(manifest)}\n`);
      await handle.appendFile(`sha256 ${await hashFile(part)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
    await syncToDisk(dirname(file));
  } finally {
    await rm(part, { force: true });
  }
}

/**
 * The caller must hold the folder alone. One SQLite transaction: after a kill, all old or all new.
 * @throws BackupError unless it is a complete backup of this service, by no newer release
 */
export async function restoreData(data: KeptData, file: string): Promise<void> {
  const manifest = await readManifest(data.service, file);
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    assertKnown(source, data.migrations, file);
    for (const [name, path] of Object.entries(data.files)) {
      const content = manifest.files[name];
      if (content === undefined) continue;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeDurably(path, Buffer.from(content, 'base64'));
    }
    makePrivateFile(data.database);
    await backup(source, data.database);
  } finally {
    source.close();
  }
  assertSound(data.database);
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from);
  try {
    await backup(source, to);
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to);
  try {
    // A backup is one file, without a log beside it.
    copy.exec('pragma journal_mode = delete');
  } finally {
    copy.close();
  }
  assertSound(to);
}

function assertSound(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const { integrity_check: said } = database.prepare('pragma integrity_check(1)').get() ?? {};
    if (said !== 'ok') throw new BackupError(`${file} is damaged: ${String(said)}.`);
  } finally {
    database.close();
  }
}

function assertKnown(database: DatabaseSync, migrations: URL, file: string): void {
  const rows = database.prepare('select name from migrations').all();
  try {
    listPendingMigrations(
      listMigrationNames(migrations),
      new Set(rows.map(({ name }) => String(name))),
    );
  } catch (error) {
    throw new BackupError(`${file} was made by a newer release. Restore it with that release.`, {
      cause: error,
    });
  }
}

async function readManifest(service: string, file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const { size } = await stat(file);
  const tail = await readTail(file, MAX_TAIL_BYTES);
  const [, json, sum] = TAIL.exec(tail) ?? [];
  if (json === undefined || sum === undefined) {
    throw new BackupError(`${file} is not a backup of the ${service}, or it is incomplete.`);
  }
  if ((await hashFile(file, size - CHECKSUM_LINE_BYTES)) !== sum) {
    throw new BackupError(`${file} is damaged: its content does not match its checksum.`);
  }
  // The checksum has proved that we wrote this.
  const manifest = JSON.parse(json) as Manifest;
  if (manifest.of === service) return manifest;
  throw new BackupError(`${file} is a backup of the ${manifest.of}, not of the ${service}.`);
}
