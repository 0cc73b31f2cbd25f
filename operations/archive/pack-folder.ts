import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { runTool } from './run-tool.ts';

/**
 * Packs the same files into the same bytes: sorted by name, with one time, and without owners.
 * @param options `seconds` since 1970: every file's time; `compressor` writes gzip's format
 * @returns the SHA-256 of the archive, in hex
 * @throws Error with GNU tar's message
 */
export async function packFolder(
  folder: string,
  archive: string,
  { seconds, compressor = 'gzip -6n' }: { readonly seconds: number; readonly compressor?: string },
): Promise<string> {
  const args = [
    '--create',
    '--format=posix',
    '--pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime',
    '--sort=name',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
    // npm's links within a package become files here too.
    `--use-compress-program=${compressor}`,
    `--file=${archive}`,
    '--directory',
    dirname(folder),
    basename(folder),
  ];
  await runTool('tar', ...args);
  return computeSha256(archive);
}

export async function computeSha256(file: string): Promise<string> {
  const sum = createHash('sha256');
  await pipeline(createReadStream(file), sum);
  return sum.digest('hex');
}
