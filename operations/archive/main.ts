import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { ROOT } from '../../scripts/files.ts';
import { runCommand } from '../../scripts/run-command.ts';
import { installProduction } from './production-install.ts';
import { joinModules } from './join-modules.ts';
import { packFolder } from './pack-folder.ts';
import { stageRelease } from './stage.ts';
import { trimPackages } from './trim-packages.ts';

/*
 * `npm run release -- archive` writes a release into dist/release/, as two archives. One is for any
 * platform, and is installed with `npm ci --omit=dev`. The other is for the platform that this runs
 * on: it brings its packages and its Node, and is only unpacked. Beside them lie SHA256SUMS and a
 * bill of materials.
 */

const OUT = join(ROOT, 'dist', 'release');
const LONGEST_MS = 1_800_000;
const BUILDS = ['site/build/main.ts', 'clubhouse/build/main.ts'];

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};
const name = `club-${version}`;
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
  const staged = join(folder, name);
  stageRelease(staged);
  const sums = [await pack(staged, `${name}.tar.gz`, seconds)];
  await installProduction(staged, true);
  await joinModules(staged);
  trimPackages(staged);
  sums.push(await pack(staged, `${name}-${process.platform}-${process.arch}.tar.gz`, seconds));
  const bill = await run(
    'npm',
    'sbom',
    '--omit=dev',
    '--sbom-format=cyclonedx',
    '--package-lock-only',
  );
  // What npm warns of stands before it.
  writeFileSync(join(OUT, `${name}.cdx.json`), bill.slice(bill.search(/^\{/m)));
  writeFileSync(join(OUT, 'SHA256SUMS'), sums.join(''));
  say(`${sums.join('')}They lie in ${OUT}.\n`);
}

async function pack(staged: string, file: string, seconds: number): Promise<string> {
  say(`Packing ${file} …\n`);
  const sum = await packFolder(staged, join(OUT, file), seconds);
  return `${sum}  ${basename(file)}\n`;
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
