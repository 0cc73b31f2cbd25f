import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { ROOT } from './files.ts';
import { PARTS } from './mutation-parts.ts';

/*
 * `npm run lab -- mutation [PART …]`: Stryker changes one small thing in the pure core at a time,
 * runs its unit tests, and prints the mutants that pass. A part fails below 90 %. Stryker is no
 * dependency: it is installed, without its scripts, in a temporary folder with a copy of the tree.
 * A part takes ten minutes to an hour of CPU time.
 */

/** Percentage of mutants that the tests must catch. */
const MIN_SCORE = 90;
/** On top of a test's usual time; long, because other work may slow the machine down. */
const TIMEOUT_MS = 30_000;
const VERSION = '10.0.0';
/** The folder of Stryker, next to the copy of the tree, so that no test finds its packages. */
const STRYKER = 'stryker';
const TREE = 'tree';

const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined)
  throw new Error(`There is no part "${unknown}": ${Object.keys(PARTS).join(', ')}`);

copyTree();
installStryker();
const scores = names.map(runStryker);
process.exitCode = scores.every((code) => code === 0) ? 0 : 1;

/** Copies tracked and new files in their current state. The packages are those of this checkout. */
function copyTree(): void {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const path of paths.filter((one) => one !== '')) {
    const copy = join(folder, TREE, path);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(ROOT, path), copy);
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, TREE, 'node_modules'));
}

function installStryker(): void {
  const packages = ['core', 'tap-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
  const quiet = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--silent'];
  mkdirSync(join(folder, STRYKER));
  runTool(join(folder, STRYKER), 'npm', ['install', ...packages, ...quiet]);
}

/** @returns the exit code of Stryker, which is not 0 below {@link MIN_SCORE} */
function runStryker(name: string): number {
  const { mutate, tests } = PARTS[name] ?? { mutate: [], tests: [] };
  const packages = join(folder, STRYKER, 'node_modules/@stryker-mutator');
  const settings = {
    testRunner: 'tap',
    plugins: [join(packages, 'tap-runner/dist/src/index.js')],
    tap: { testFiles: tests, forceBail: true },
    mutate: [...mutate, '!**/*.test.ts', '!**/*.oracle.ts'],
    inPlace: true,
    timeoutMS: TIMEOUT_MS,
    tempDirName: join(folder, 'instrumented'),
    coverageAnalysis: 'perTest',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
    thresholds: { high: 100, low: MIN_SCORE, break: MIN_SCORE },
  };
  writeFileSync(join(folder, TREE, 'stryker.json'), JSON.stringify(settings));
  process.stdout.write(`${name}\n`);
  const program = join(packages, 'core/bin/stryker.js');
  return runTool(join(folder, TREE), process.execPath, [program, 'run', 'stryker.json']);
}

function runTool(cwd: string, program: string, args: readonly string[]): number {
  const { status, error } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (error !== undefined) throw error;
  return status ?? 1;
}
