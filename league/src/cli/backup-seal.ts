import { appendFile, stat } from 'node:fs/promises';
import { readBackupTail, readSeal } from '../data-folder/backup-tail.ts';
import { hashFile } from 'service/durable-file';
import { CommandError } from './terminal.ts';

/*
 * A backup is a SQLite database followed by two lines of text:
 *
 *   league-backup {"format":1,"release":"0.1.0","migration":"…","club":"…","made_at":"…","bytes":1}
 *   sha256 …
 *
 * The checksum covers everything before its line. SQLite stops at its last page, so the file can be
 * opened and restored by hand as it is.
 */

export interface BackupManifest {
  readonly release: string;
  /** The newest migration of the database. */
  readonly migration: string;
  /** The club's slug; null before the installation. */
  readonly club: string | null;
  readonly made_at: string;
}

export interface SealedBackup extends BackupManifest {
  readonly bytes: number;
}

const FORMAT = 1;
const LABEL = 'league-backup ';
const CHECKSUM_LINE_BYTES = 'sha256 \n'.length + 64;

/** Appends the manifest and the checksum to a database file (CLI-10). */
export async function sealBackup(file: string, manifest: BackupManifest): Promise<void> {
  const { size } = await stat(file);
  await appendFile(
    file,
    `\n${LABEL}${JSON.stringify({ format: FORMAT, ...manifest, bytes: size })}\n`,
  );
  await appendFile(file, `sha256 ${await hashFile(file)}\n`);
}

/** Returns null if there is no checksum; throws if the file was changed or is too new (CLI-10). */
export async function readSealed(file: string): Promise<SealedBackup | null> {
  const { size } = await stat(file);
  const tail = await readBackupTail(file);
  const seal = readSeal(tail);
  if (seal === null) {
    if (!tail.includes(`\n${LABEL}`)) return null;
    throw new CommandError(`${file} is damaged: its last lines are incomplete.`);
  }
  if ((await hashFile(file, size - CHECKSUM_LINE_BYTES)) !== seal.sha256) {
    throw new CommandError(`${file} is damaged: its content does not match its checksum.`);
  }
  const manifest = parseHeader(seal.json);
  if (manifest.format !== FORMAT) {
    throw new CommandError(
      `${file} was made by a newer release (its format is ${String(manifest.format)}).`,
    );
  }
  return manifest;
}

/** The checksum has proved that one of our releases wrote this text. */
function parseHeader(json: string): SealedBackup & { format: unknown } {
  return JSON.parse(json) as SealedBackup & { format: unknown };
}
