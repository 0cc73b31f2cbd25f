import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from './files.ts';
import type { Took } from './job.ts';
import type { JobOutcome } from './outcome.ts';
import { type CommandResult, runCommand } from './run-command.ts';
import type { RanTest } from './test-events.ts';

const FAILURES = '✖ failing tests:';
/** Many times the longest test, so that a hanging test fails instead of blocking CI forever. */
const TEST_TIMEOUT_MS = 600_000;
const LOOK_MS = 1000;

export interface RanFile extends Took {
  readonly outcome: JobOutcome;
}

/**
 * Runs files in turn in one process. `env` overrides this process's.
 * @param onOver is told, once or more, each path whose tests are over while later ones run
 * @returns in file order
 */
export async function runTestFiles(
  paths: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  onOver: (path: string) => void = () => undefined,
): Promise<RanFile[]> {
  const folder = await mkdtemp(join(tmpdir(), 'npm-test-'));
  const events = join(folder, 'events');
  const look = async () => listOver(await readEvents(events)).forEach(onOver);
  const timer = setInterval(() => void look(), LOOK_MS);
  try {
    const ended = await runCommand(
      process.execPath,
      [
        // Tests make much garbage: with more room for the young, they take a twentieth less time.
        '--max-semi-space-size=64',
        '--test',
        '--test-isolation=none',
        `--test-timeout=${TEST_TIMEOUT_MS}`,
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        `--test-reporter=${join(ROOT, 'scripts/test-events.ts')}`,
        `--test-reporter-destination=${events}`,
        ...paths.map((path) => join(ROOT, path)),
      ],
      signal,
      // Set within a test, where the process would report to a parent.
      { ...env, NODE_TEST_CONTEXT: undefined },
    );
    return summariseRun(paths, await readEvents(events), ended);
  } finally {
    clearInterval(timer);
    await rm(folder, { recursive: true, force: true });
  }
}

/** The outcome of each file, from the tests that ran and how their process ended. */
export function summariseRun(
  paths: readonly string[],
  ran: readonly RanTest[],
  { code, output }: CommandResult,
): RanFile[] {
  const byFile = Map.groupBy(ran.filter(isTest), ({ file }) => file);
  const testsOf = (path: string) => byFile.get(join(ROOT, path));
  // A file whose tests are for another environment was read all the same.
  const isRead = (path: string) => ran.some(({ file }) => file === join(ROOT, path));
  const files = paths.map((path) => {
    const found = testsOf(path) ?? [];
    return found.length > 0 || !isRead(path) ? summariseFile(path, found) : NOTHING;
  });
  const isFailed = files.some(({ outcome }) => outcome.failed > 0);
  if (code === 0 && !isFailed) return files;
  // A process has one summary; it goes to the first file that failed.
  const at = Math.max(
    0,
    files.findIndex(({ outcome }) => outcome.failed > 0),
  );
  return files.map((file, index) =>
    index === at ? addFailures(file, findFailures(output)) : file,
  );
}

/** A file without any test for this environment. */
const NOTHING: RanFile = {
  outcome: { passed: 0, failed: 0, skipped: 0, output: '' },
  seconds: 0,
  cpu: 0,
};

/** A file in which no test ran was aborted before its first test. */
function summariseFile(path: string, ran: readonly RanTest[]): RanFile {
  const count = (end: RanTest['end']) => ran.filter((one) => one.end === end).length;
  const skipped = ran.filter((one) => one.end === 'skipped');
  const none = ran.length === 0 ? `${path}: no test ran\n` : '';
  const outermost = ran.filter(({ isOutermost }) => isOutermost);
  return {
    outcome: {
      passed: count('passed'),
      failed: count('failed') + Number(ran.length === 0),
      skipped: skipped.length,
      output: skipped.map(({ name }) => `skipped: ${name}\n`).join('') + none,
    },
    seconds: outermost.reduce((sum, { ms }) => sum + ms, 0) / 1000,
    cpu: outermost.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / 1000,
  };
}

function addFailures({ outcome, ...took }: RanFile, failures: string): RanFile {
  const { failed, output } = outcome;
  return {
    ...took,
    outcome: { ...outcome, failed: Math.max(1, failed), output: output + failures },
  };
}

/** The output from the summary of failures on; all of it if there is no summary. */
function findFailures(output: string): string {
  const start = output.lastIndexOf(FAILURES);
  return start < 0 ? output : output.slice(start);
}

/** The complete lines: the last may still be being written. */
async function readEvents(path: string): Promise<RanTest[]> {
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as RanTest);
}

/** The paths of all files but the last in which a test has run: they run in turn. */
function listOver(ran: readonly RanTest[]): string[] {
  const files = new Set(ran.filter(isTest).map(({ file }) => relative(ROOT, file)));
  return [...files].slice(0, -1);
}

/** The runner counts a file without a test as a test that passed, under the name of the file. */
function isTest({ file, name }: RanTest): boolean {
  return !file.endsWith(name);
}
