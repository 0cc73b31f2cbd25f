import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from '../../scripts/files.ts';
import { runCommand } from '../../scripts/run-command.ts';
import { makeRelease, putNode } from './make-release.ts';
import { type Architecture, ARCHITECTURES, fetchNode } from './node-programs.ts';
import { packFolder } from './pack-folder.ts';
import { PRODUCTS } from './products.ts';

/*
 * `npm run release -- archive` writes the archives of both products into dist/release/, for each
 * platform. Each brings its packages and its Node, and is only unpacked. Beside them lie SHA256SUMS
 * and a bill of materials.
 */

const OUT = join(ROOT, 'dist', 'release');
const LONGEST_MS = 1_800_000;
const BUILDS = ['site/build/main.ts', 'clubhouse/build/main.ts'];
/** Packs a thirtieth smaller than gzip; Debian has it as libdeflate-tools. */
const COMPRESSOR = 'libdeflate-gzip -12';
/** What an archive may weigh: it is what a person waits for. */
const MAX_BYTES = 45_000_000;

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};
const say = (text: string) => process.stdout.write(text);

const folder = mkdtempSync(join(tmpdir(), 'club-archive-'));
try {
  await archive();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function archive(): Promise<void> {
  const seconds = await timeOfRelease();
  for (const program of BUILDS) await run(process.execPath, program);
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const nodes = new Map<Architecture, string>();
  for (const architecture of ARCHITECTURES) {
    nodes.set(architecture, await fetchNode(architecture, mkdtempSync(join(folder, 'node-'))));
  }
  const sums: string[] = [];
  for (const product of PRODUCTS) {
    const name = `${product.name}-${version}`;
    const staged = join(folder, name);
    await makeRelease(product, staged);
    for (const [architecture, node] of nodes) {
      putNode(staged, node);
      sums.push(await pack(staged, `${name}-linux-${architecture}.tar.gz`, seconds));
    }
  }
  const bill = await run(
    'npm',
    'sbom',
    '--omit=dev',
    '--sbom-format=cyclonedx',
    '--package-lock-only',
  );
  // What npm warns of stands before it.
  writeFileSync(join(OUT, `club-${version}.cdx.json`), bill.slice(bill.search(/^\{/m)));
  writeFileSync(join(OUT, 'SHA256SUMS'), sums.join(''));
  say(`${sums.join('')}They lie in ${OUT}.\n`);
}

async function pack(staged: string, file: string, seconds: number): Promise<string> {
  say(`Packing ${file} …\n`);
  const sum = await packFolder(staged, join(OUT, file), { seconds, compressor: COMPRESSOR });
  const { size } = statSync(join(OUT, file));
  if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes, and may have ${MAX_BYTES}.`);
  return `${sum}  ${file}\n`;
}

/** The time that all files get: of the commit, or as whoever packs sources again says it. */
async function timeOfRelease(): Promise<number> {
  const given = process.env['SOURCE_DATE_EPOCH'];
  const text = given ?? (await run('git', 'log', '-1', '--format=%ct'));
  const seconds = Number(text.trim());
  if (Number.isInteger(seconds) && seconds > 0) return seconds;
  throw new Error('SOURCE_DATE_EPOCH must be whole seconds since 1970.');
}

async function run(command: string, ...args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(command, args, AbortSignal.timeout(LONGEST_MS));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return output;
}
