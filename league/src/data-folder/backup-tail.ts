import { open, stat } from 'node:fs/promises';

/** Much longer than the two lines are. */
const TAIL_BYTES = 4096;
const SEAL = /\nleague-backup (\{[^\n]+\})\nsha256 ([0-9a-f]{64})\n$/;

/** The last lines of a file, as text of bytes: where a backup says what it is (CLI-10). */
export async function tailOf(file: string): Promise<string> {
  const { size } = await stat(file);
  const length = Math.min(TAIL_BYTES, size);
  const handle = await open(file, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString('latin1');
  } finally {
    await handle.close();
  }
}

/** What the tail of a backup says: its manifest, and its checksum; null where it is of none. */
export function sealIn(tail: string): { readonly json: string; readonly sha256: string } | null {
  const [, json, sha256] = SEAL.exec(tail) ?? [];
  return json === undefined || sha256 === undefined ? null : { json, sha256 };
}
