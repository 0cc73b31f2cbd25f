import { readTail } from 'service/durable-file';

/** Far more than the two lines need. */
const TAIL_BYTES = 4096;
const SEAL = /\nleague-backup (\{[^\n]+\})\nsha256 ([0-9a-f]{64})\n$/;

/** Reads the last lines of a file, where a backup describes itself (CLI-10). */
export function readBackupTail(file: string): Promise<string> {
  return readTail(file, TAIL_BYTES);
}

/** Reads the manifest and checksum in a backup's tail; null if it is not a backup. */
export function readSeal(tail: string): { readonly json: string; readonly sha256: string } | null {
  const [, json, sha256] = SEAL.exec(tail) ?? [];
  return json === undefined || sha256 === undefined ? null : { json, sha256 };
}
