import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSite } from './build-site.ts';
import { FIRST_PAGE_LIMIT, countFirstPageBytes } from './weight.ts';

/*
 * `npm run build -- site` builds the site into site/dist as the relay serves it. The last line is
 * the release hash, the same for the same sources. With --check it builds into a throwaway folder
 * and fails if the first page is too heavy.
 */

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
if (values.check) {
  const folder = mkdtempSync(join(tmpdir(), 'chess-site-'));
  try {
    await buildInto(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
} else {
  await buildInto(DIST);
}

async function buildInto(folder: string): Promise<void> {
  const { files, hash } = await buildSite(folder);
  const bytes = countFirstPageBytes(folder);
  const kilobytes = (bytes / 1000).toFixed(1);
  process.stdout.write(`${files.length} files; the first page loads ${kilobytes} kB.\n`);
  process.stdout.write(`Release ${hash}\n`);
  if (bytes <= FIRST_PAGE_LIMIT) return;
  process.stderr.write(`The first page may load ${FIRST_PAGE_LIMIT / 1000} kB at most.\n`);
  process.exitCode = 1;
}
