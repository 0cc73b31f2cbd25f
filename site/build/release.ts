import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export interface Release {
  /** Paths in the folder, with forward slashes, sorted. */
  readonly files: readonly string[];
  /** SHA-256 of the list, in hex, which identifies the whole release. */
  readonly hash: string;
}

/** The release list, in the format of `sha256sum`, served with the site. */
const RELEASE_LIST = 'release.txt';

/** Writes the hash of every file in the folder to the release list (TRUST-2). */
export function writeRelease(folder: string): Release {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== RELEASE_LIST && statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join('/'))
    .toSorted();
  const list = files.map((name) => `${hashSha256(readFileSync(join(folder, name)))}  ${name}\n`);
  const text = list.join('');
  writeFileSync(join(folder, RELEASE_LIST), text);
  return { files, hash: hashSha256(text) };
}

function hashSha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
