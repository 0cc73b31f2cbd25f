import { readFileSync, writeFileSync } from 'node:fs';
import { changedSinceMain } from './changed-files.ts';
import { CHECKS } from './checks.ts';
import { pathsOf } from './files.ts';
import { type Durations, type Job, recorded } from './job.ts';
import { inWords } from './outcome.ts';
import { projectReads } from './project-reads.ts';
import { reachedJobs, readBy } from './reach.ts';
import { runJobs } from './run-jobs.ts';
import { type RunOptions, readArguments, selectJobs } from './selection.ts';
import { SUITES, testJobs } from './suites.ts';
import { nextWrites } from './watch-files.ts';

/*
 * `npm test`: every check, and a closing line `N passed, N failed`. What the machine lacks is
 * said and skipped, but on CI, where a skip is a failure.
 *
 * `npm test -- unit lint` runs some; `npm test -- league/test/claims.test.ts` a file, in each
 * environment that it is for; `--changed` what the change since main can reach; `--watch` runs
 * again what each written file reaches; `--record` writes down how long each took.
 */

/** By these the longest are begun first. */
const DURATIONS = new URL('durations.json', import.meta.url);

await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<void> {
  const options = readArguments(args);
  if ('wrong' in options) return refuse(options.wrong);
  const signal = stopSignal();
  const all = allJobs();
  const named = selectJobs(options.wanted, all);
  if ('wrong' in named) return refuse(named.wrong);
  const jobs = options.changed ? reached(named, await changedSinceMain(signal)) : named;
  await run(jobs, options, signal);
  while (options.watch) {
    process.stdout.write('\nWaiting for a file to be written …\n');
    const written = await nextWrites(filesBehind(jobs), signal);
    if (written.length === 0) return;
    await run(reached(jobs, written), options, signal);
  }
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}

async function run(jobs: readonly Job[], options: RunOptions, signal: AbortSignal): Promise<void> {
  const known = readDurations();
  const { output, slowest, unsteady, total, durations } = await runJobs(jobs, known, signal);
  process.stdout.write(`${output}${slowest}${unsteady}${inWords(total)}\n`);
  process.exitCode = total.failed > 0 || signal.aborted ? 1 : 0;
  if (!options.record) return;
  const table = recorded(known, durations, allJobs());
  writeFileSync(DURATIONS, `${JSON.stringify(table, null, 2)}\n`);
}

function allJobs(): Job[] {
  const checks = CHECKS.map(({ name }) => ({ suite: name, name }));
  return [...checks, ...testJobs(SUITES, pathsOf('**/*.test.ts'))];
}

function reached(jobs: readonly Job[], changed: readonly string[]): Job[] {
  return reachedJobs(jobs, changed, { reads: projectReads(), suites: SUITES, checks: CHECKS });
}

/** The files and folders of the project whose change can reach one of the jobs. */
function filesBehind(jobs: readonly Job[]): ReadonlySet<string> {
  const reads = projectReads();
  const globs = jobs.flatMap(
    ({ suite }) => [...CHECKS, ...SUITES].find(({ name }) => name === suite)?.reads ?? [],
  );
  const read = jobs.flatMap(({ name }) => [...readBy(name, reads)]);
  const there = new Set(pathsOf(['**/*', '.*']));
  return new Set([
    ...pathsOf(globs),
    ...read.filter((path) => there.has(path) || path.endsWith('/')),
  ]);
}

function readDurations(): Durations {
  return JSON.parse(readFileSync(DURATIONS, 'utf8')) as Durations;
}

/** Aborted when this process is asked to stop: it ends what runs, and begins nothing more. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => controller.abort(new Error('stopped')));
  }
  return controller.signal;
}
