import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { closeFoldersToOthers } from 'service/private-files';
import { SettingError } from 'service/settings';
import { findWriteFault } from 'service/write-fault';
import { Database } from './database.ts';
import { describeError } from 'service/event-log';
import { readOrCreateOwnerKey, type OwnerKey } from './owner-key.ts';

/** The reason, by the code of the system or SQLite. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read and write there',
  EPERM: 'this user may not read and write there',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'part of its path is a file',
  EEXIST: 'part of its path is a file',
  ENOENT: 'no folder can be created there',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  8: 'this user may not write there',
  11: 'its database is damaged',
  13: 'the disk is full',
  14: 'its database cannot be opened',
  26: 'its relay.db is not a database',
};

/** SQLite's codes for causes that only the system knows: read-only, I/O error, cannot open. */
const UNCLEAR = [8, 10, 14];

/** The relay's data, and the folders that this start created for it. */
export interface Data {
  readonly database: Database;
  /** Null if the settings contain a key or need none. */
  readonly ownerKey: OwnerKey | null;
}

/**
 * Creates the folder if missing; a failed start removes folders it created (HOST-2).
 * @throws SettingError
 */
export function openData(folder: string, { needsKey }: { readonly needsKey: boolean }): Data {
  const made: string[] = [];
  try {
    makeFolder(folder, made);
    closeFoldersToOthers(folder);
    return openIn(folder, needsKey);
  } catch (error) {
    for (const one of made.toReversed()) rmSync(one, { recursive: true, force: true });
    throw toUnusableError(folder, error);
  }
}

/** The error message of a start that failed because of its folder or its content. */
export function toUnusableError(folder: string, error: unknown): SettingError {
  if (error instanceof SettingError) return error;
  return makeUnusableError(folder, explainError(folder, error));
}

function makeUnusableError(folder: string, reason: string): SettingError {
  return new SettingError(`RELAY_DATA: ${folder} cannot be used: ${reason}.`);
}

function openIn(folder: string, needsKey: boolean): Data {
  // SQLite opens for reading what it cannot write, and no room could be kept.
  const fault = findWriteFault(join(folder, 'relay.db'));
  if (fault !== null) throw makeUnusableError(folder, fault.sentence);
  const database = new Database(folder);
  try {
    return { database, ownerKey: needsKey ? readOrCreateOwnerKey(folder) : null };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Creates a folder and its parents one at a time. mkdir's own recursion never ends if an existing
 * folder cannot contain folders, as in /proc.
 * @param made called for each created folder, the outermost first
 */
function makeFolder(folder: string, made: string[]): void {
  const path = resolve(folder);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory() === true) return;
  if (stats === undefined && dirname(path) !== path) makeFolder(dirname(path), made);
  try {
    mkdirSync(path, { mode: 0o700 });
    made.push(path);
  } catch (error) {
    // Another relay may have made it in the meantime.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}

function explainError(folder: string, error: unknown): string {
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (errcode !== undefined && UNCLEAR.includes(errcode & 255)) {
    const fault = findWriteFault(join(folder, 'relay.db'));
    if (fault !== null) return fault.sentence;
  }
  // The lowest byte of SQLite's code is the kind of its error.
  const known = REASONS[errcode === undefined ? (code ?? '') : errcode & 255];
  return known ?? describeError(error);
}
