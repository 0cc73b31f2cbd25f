import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from '../../scripts/files.ts';
import { extractReleaseNotes } from '../release/changelog.ts';
import { buildImage, type ImageParts } from './image.ts';
import { makeImageRoot } from './image-root.ts';
import { makeRelease, addNode } from './make-release.ts';
import { type Architecture, ARCHITECTURES, fetchNode } from './node-programs.ts';
import { packFolder, computeSha256 } from './pack-folder.ts';
import { type Product, PRODUCTS } from './products.ts';
import { runTool } from './run-tool.ts';

/*
 * `npm run release -- archive` writes the archives of both products into dist/release/, one per
 * platform. Each includes its packages and Node, and only needs unpacking. The folder also gets
 * container images, release notes, SHA256SUMS and a bill of materials.
 */

const OUT = join(ROOT, 'dist', 'release');
const BUILDS = ['site/build/main.ts', 'clubhouse/build/main.ts'];
/** Its output is a thirtieth smaller than gzip's; Debian has it as libdeflate-tools. */
const COMPRESSOR = 'libdeflate-gzip';
/** The maximum size of an archive, because people wait for the download. */
const MAX_BYTES = 45_000_000;

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};
const say = (text: string) => process.stdout.write(text);

const folder = mkdtempSync(join(tmpdir(), 'club-archive-'));
try {
  await buildArchives();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function buildArchives(): Promise<void> {
  // Before anything that takes minutes: Debian has both.
  for (const tool of ['buildah', COMPRESSOR]) await runTool(tool, '-h');
  const seconds = await readReleaseTime();
  for (const program of BUILDS) await runTool(process.execPath, program);
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const bases = new Map<Architecture, { readonly node: string; readonly root: string }>();
  for (const architecture of ARCHITECTURES) {
    const place = mkdtempSync(join(folder, 'base-'));
    const node = await fetchNode(architecture, place);
    bases.set(architecture, { node, root: await makeImageRoot(architecture, place) });
  }
  const sums: string[] = [];
  for (const product of PRODUCTS) {
    const name = `${product.name}-${version}`;
    const staged = join(folder, name);
    await makeRelease(product, staged);
    for (const [architecture, { node, root }] of bases) {
      addNode(staged, node);
      const file = `${name}-linux-${architecture}`;
      sums.push(await packArchive(staged, `${file}.tar.gz`, seconds));
      const parts = { release: staged, root, architecture, version, seconds };
      sums.push(await packImage(product, parts, `${file}.image.tar`));
    }
    const compose = join(ROOT, 'operations/container', product.name, 'compose.yaml');
    copyFileSync(compose, join(OUT, `${product.name}.compose.yaml`));
    const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
    const notes = extractReleaseNotes(changelog, version, product.title);
    writeFileSync(join(OUT, `${product.name}.notes.md`), notes);
  }
  const bill = await runTool(
    'npm',
    'sbom',
    '--omit=dev',
    '--sbom-format=cyclonedx',
    '--package-lock-only',
  );
  // npm's warnings come before it.
  writeFileSync(join(OUT, `club-${version}.cdx.json`), bill.slice(bill.search(/^\{/m)));
  writeFileSync(join(OUT, 'SHA256SUMS'), sums.join(''));
  say(`${sums.join('')}They lie in ${OUT}.\n`);
}

async function packArchive(staged: string, file: string, seconds: number): Promise<string> {
  say(`Packing ${file} …\n`);
  const sum = await packFolder(staged, join(OUT, file), {
    seconds,
    compressor: `${COMPRESSOR} -12`,
  });
  const { size } = statSync(join(OUT, file));
  if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes, and may have ${MAX_BYTES}.`);
  return `${sum}  ${file}\n`;
}

async function packImage(product: Product, parts: ImageParts, file: string): Promise<string> {
  say(`Building ${file}.gz …\n`);
  await buildImage(product, parts, join(OUT, file));
  // Its highest level would take as long for each image as for all archives.
  await runTool(COMPRESSOR, '-6', join(OUT, file));
  return `${await computeSha256(join(OUT, `${file}.gz`))}  ${file}.gz\n`;
}

/** The time of all files: the commit's, or the one given to repack the same sources. */
async function readReleaseTime(): Promise<number> {
  const given = process.env['SOURCE_DATE_EPOCH'];
  const text = given ?? (await runTool('git', 'log', '-1', '--format=%ct'));
  const seconds = Number(text.trim());
  if (Number.isInteger(seconds) && seconds > 0) return seconds;
  throw new Error('SOURCE_DATE_EPOCH must be whole seconds since 1970.');
}
