import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/** Adds a .br and a .gz to each file that becomes smaller; the server sends those. */
export function compressFiles(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!COMPRESSIBLE.test(name)) continue;
    const body = readFileSync(join(folder, name));
    const brotli = brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
    const gzip = gzipSync(body, { level: constants.Z_BEST_COMPRESSION });
    for (const [ending, packed] of [
      ['.br', brotli],
      ['.gz', gzip],
    ] as const) {
      if (packed.length < body.length) writeFileSync(join(folder, name + ending), packed);
    }
  }
}
