import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|txt)$/;

/** Writes a .br and a .gz beside each file that shrinks; the relay serves them. */
export function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const body = readFileSync(join(folder, name));
    for (const [ending, packed] of [
      ['.br', compressBrotli(body)],
      ['.gz', gzipSync(body, { level: constants.Z_BEST_COMPRESSION })],
    ] as const) {
      if (packed.length < body.length) writeFileSync(join(folder, name + ending), packed);
    }
  }
}

function compressBrotli(body: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliCompressSync(body, { params });
}
