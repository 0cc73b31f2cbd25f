import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { isPure } from './boundary-rules.ts';
import { listPaths, ROOT } from './files.ts';
import { CODE } from './workspaces.ts';

/*
 * `npm run lab -- coverage [WORKSPACE …]` shows how much of the pure code its unit tests run. It
 * counts lines and branches for each workspace, then names each file with an untested branch. It
 * leaves out files with nothing but types. Coverage proves little: `npm run lab -- mutation` shows
 * whether the tests would notice a fault.
 */

interface FileCoverage {
  readonly path: string;
  readonly lines: number;
  readonly linesRun: number;
  readonly branches: number;
  readonly branchesRun: number;
}

const wanted = process.argv.slice(2);
const inWanted = (path: string) =>
  wanted.length === 0 || wanted.some((workspace) => path.startsWith(`${workspace}/`));
const sources = listPaths(CODE).filter((path) => inWanted(path) && /\/src\//.test(path));
const tests = sources.filter((path) => path.endsWith('.test.ts'));
const pure = new Set(sources.filter((path) => isPure(path) && !/\.(test|oracle)\.ts$/.test(path)));
if (tests.length === 0) throw new Error(`No unit test is in ${wanted.join(', ')}.`);

const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
try {
  const report = join(folder, 'lcov');
  const args = ['--test', '--experimental-test-coverage', '--test-reporter=lcov'];
  const ended = spawnSync(
    process.execPath,
    [...args, `--test-reporter-destination=${report}`, ...tests],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const files = readReport(readFileSync(report, 'utf8')).filter(({ path }) => pure.has(path));
  printCoverage(files);
  await printNeverLoaded(new Set(files.map(({ path }) => path)));
  if (ended.status !== 0) process.stdout.write('A test failed: run `npm test -- unit`.\n');
  process.exitCode = ended.status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** Parses lcov: one record per file, each ended by a line of its own. */
function readReport(text: string): FileCoverage[] {
  const records = text.split('end_of_record').filter((record) => record.includes('SF:'));
  return records.map((record) => {
    const value = (key: string) => new RegExp(`^${key}:(.*)$`, 'm').exec(record)?.[1] ?? '';
    return {
      path: relative(ROOT, join(ROOT, value('SF'))),
      lines: Number(value('LF')),
      linesRun: Number(value('LH')),
      branches: Number(value('BRF')),
      branchesRun: Number(value('BRH')),
    };
  });
}

function printCoverage(files: readonly FileCoverage[]): void {
  const byWorkspace = Map.groupBy(files, ({ path }) => path.split('/')[0] ?? '');
  for (const [workspace, own] of [...byWorkspace, ['all', files] as const]) {
    const lines = formatPercent(own.map((file) => [file.linesRun, file.lines]));
    const branches = formatPercent(own.map((file) => [file.branchesRun, file.branches]));
    process.stdout.write(
      `${workspace}: ${own.length} files, lines ${lines}, branches ${branches}\n`,
    );
  }
  const short = files.filter(({ branches, branchesRun }) => branchesRun < branches);
  for (const { path, lines, linesRun, branches, branchesRun } of short) {
    const missed = `${branches - branchesRun} of ${branches} branches`;
    process.stdout.write(`  ${path}: ${missed}, ${lines - linesRun} of ${lines} lines missed\n`);
  }
}

/** Reports pure files that no test loads. A file without exports at run time has only types. */
async function printNeverLoaded(loaded: ReadonlySet<string>): Promise<void> {
  for (const path of [...pure].filter((one) => !loaded.has(one))) {
    const exported: unknown = await import(join(ROOT, path));
    if (Object.keys(exported as object).length > 0)
      process.stdout.write(`  ${path}: no unit test loads it\n`);
  }
}

/** @param counts how many were run, and the total, for each file */
function formatPercent(counts: readonly (readonly [number, number])[]): string {
  const run = counts.reduce((total, [part]) => total + part, 0);
  const whole = counts.reduce((total, [, all]) => total + all, 0);
  return whole === 0 ? '100 %' : `${((run / whole) * 100).toFixed(1)} %`;
}
