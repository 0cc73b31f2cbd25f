import { tailOf } from 'service/durable-file';

/** Much longer than the two lines are. */
const TAIL_BYTES = 4096;
const SEAL = /\nleague-backup (\{[^\n]+\})\nsha256 ([0-9a-f]{64})\n$/;

/** The last lines of a file: where a backup says what it is (CLI-10). */
export function readBackupTail(file: string): Promise<string> {
  return tailOf(file, TAIL_BYTES);
}

/** What the tail of a backup says: its manifest, and its checksum; null where it is of none. */
export function sealIn(tail: string): { readonly json: string; readonly sha256: string } | null {
  const [, json, sha256] = SEAL.exec(tail) ?? [];
  return json === undefined || sha256 === undefined ? null : { json, sha256 };
}
