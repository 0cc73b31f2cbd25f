import { type Fields, readFields } from '@sealed-move/protocol/fields';
import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import type { Bytes } from './bytes.ts';

/*
 * A backup file (BACK-1): one line of JSON that says how to open it, the sealed games, and a
 * checksum, which tells a damaged file from a wrong passphrase. Against forgery, the line is sealed
 * together with the games.
 */

const BACKUP_FORMAT = 'sealed-move-backup';
export const BACKUP_BYTES = 8 * 1024 * 1024;
export const SALT_BYTES = 16;
export const IV_BYTES = 12;
export const CHECK_BYTES = 8;

const KDF = 'PBKDF2-SHA-256';
/** A forged header could ask for so many iterations that the page freezes. */
const MAX_ITERATIONS = 10_000_000;
const MAX_HEADER_BYTES = 1024;
const LINE_END = 10;

/** The parameters with which the key was derived and the games were sealed. */
export interface Lock {
  readonly iterations: number;
  readonly salt: Bytes;
  readonly iv: Bytes;
}

export type ReadBackup =
  | {
      readonly kind: 'backup';
      readonly lock: Lock;
      /** The header as it is in the file; it is sealed along as additional data. */
      readonly header: Bytes;
      readonly sealed: Bytes;
      readonly checked: Bytes;
      readonly check: Bytes;
    }
  | { readonly kind: 'refused'; readonly why: 'foreign' | 'newer' | 'too-big' | 'damaged' };

/** The first line of a file, including its line end. */
export function writeHeader({ iterations, salt, iv }: Lock): Bytes {
  const header = {
    format: BACKUP_FORMAT,
    v: 1,
    kdf: KDF,
    iterations,
    salt: toBase64url(salt),
    iv: toBase64url(iv),
  };
  return new TextEncoder().encode(`${JSON.stringify(header)}\n`);
}

/** Splits any file into its parts, or refuses it. */
export function readBackupFile(file: Bytes): ReadBackup {
  if (file.length > BACKUP_BYTES) return refuseBackup('too-big');
  const end = file.subarray(0, MAX_HEADER_BYTES).indexOf(LINE_END) + 1;
  const header = file.slice(0, end);
  const { format, v, kdf, iterations, salt, iv } = parseLine(header);
  if (format !== BACKUP_FORMAT) return refuseBackup('foreign');
  if (v !== 1) return refuseBackup(typeof v === 'number' && v > 1 ? 'newer' : 'damaged');
  const lock = { iterations: readCount(iterations), salt: readBytes(salt), iv: readBytes(iv) };
  const isWhole = kdf === KDF && isLock(lock) && file.length >= end + CHECK_BYTES;
  if (!isWhole) return refuseBackup('damaged');
  const checkAt = file.length - CHECK_BYTES;
  return {
    kind: 'backup',
    lock,
    header,
    sealed: file.slice(end, checkAt),
    checked: file.slice(0, checkAt),
    check: file.slice(checkAt),
  };
}

/** `sealed-move-2026-03-01.backup` */
export function makeBackupFileName(year: number, month: number, day: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `sealed-move-${year}-${two(month)}-${two(day)}.backup`;
}

function isLock({ iterations, salt, iv }: Lock): boolean {
  return iterations > 0 && salt.length === SALT_BYTES && iv.length === IV_BYTES;
}

function readCount(value: unknown): number {
  const isCount = Number.isSafeInteger(value) && Number(value) <= MAX_ITERATIONS;
  return isCount ? Number(value) : 0;
}

function readBytes(value: unknown): Bytes {
  return (typeof value === 'string' ? fromBase64url(value) : null) ?? new Uint8Array();
}

/** Empty if the line is not a JSON object. */
function parseLine(line: Bytes): Fields {
  try {
    return readFields(JSON.parse(new TextDecoder().decode(line)));
  } catch {
    return {};
  }
}

function refuseBackup(why: 'foreign' | 'newer' | 'too-big' | 'damaged'): ReadBackup {
  return { kind: 'refused', why };
}
