import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { listChangedSinceMain } from './changed-files.ts';
import { CHECKS } from './checks.ts';
import { readFiles, listPaths, ROOT } from './files.ts';
import { type Job, type KnownDurations, mergeDurations, NO_DURATIONS } from './job.ts';
import { formatOutcome } from './outcome.ts';
import { Packages } from './packages.ts';
import { findProjectReads } from './project-reads.ts';
import { findReachedJobs, readBy } from './reach.ts';
import { runCommand } from './run-command.ts';
import { runJobs } from './run-jobs.ts';
import { readArguments, selectJobs } from './selection.ts';
import { SUITES, listTestJobs } from './suites.ts';
import { Tiers } from './tiers.ts';
import { waitForWrites } from './watch-files.ts';
import { CODE, MANIFESTS } from './workspaces.ts';

/*
 * `npm test`: the quick checks and tests, and a closing line `N passed, N failed`. A test file is
 * quick if it starts no program and took less than ten CPU seconds when it last ran here. Tests
 * that need what the machine lacks are named and skipped; on CI, a skip is a failure.
 *
 * `npm test -- --all` runs everything; `npm test -- unit lint` two suites; `npm test --
 * league/test/claims.test.ts` one file, in each of its environments; `--changed` whatever the
 * change since main can reach; `--watch` reruns whatever each written file reaches.
 */

/** The longest jobs start first. */
const DURATIONS = join(ROOT, 'node_modules', '.cache', 'durations.json');

await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<void> {
  const options = readArguments(args);
  if ('wrong' in options) return refuseRun(options.wrong);
  const signal = makeStopSignal();
  const all = listAllJobs();
  const isQuickRun = !options.all && !options.changed && options.wanted.length === 0;
  const named = selectJobs(options.wanted, isQuickRun ? listQuick(all) : all);
  if ('wrong' in named) return refuseRun(named.wrong);
  const jobs = options.changed ? findAffected(named, await listChangedSinceMain(signal)) : named;
  if (isQuickRun) process.env['TEST_TIER'] = 'quick';
  await runChosenJobs(jobs, signal);
  while (options.watch) {
    process.stdout.write('\nWaiting for a file to be written …\n');
    const written = await waitForWrites(listFilesBehind(jobs), signal);
    if (written.length === 0) return;
    if (written.includes('league/openapi.json')) await makeClient(signal);
    await runChosenJobs(findAffected(jobs, written), signal);
  }
}

/** Makes the website's client of the league, as `scripts/run.mjs` does at its start. */
async function makeClient(signal: AbortSignal): Promise<void> {
  const made = await runCommand(process.execPath, ['clubhouse/build/make-client.ts'], signal);
  process.stdout.write(made.output);
}

function refuseRun(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}

async function runChosenJobs(jobs: readonly Job[], signal: AbortSignal): Promise<void> {
  const known = readDurations();
  const tier = process.env['TEST_TIER'] === 'quick' ? 'quick' : 'whole';
  const all = { ...known.whole, ...known[tier] };
  const { output, slowest, total, durations } = await runJobs(jobs, all, signal);
  process.stdout.write(`${output}${slowest}${formatOutcome(total)}\n`);
  process.exitCode = total.failed > 0 || signal.aborted ? 1 : 0;
  writeDurations({ ...known, [tier]: mergeDurations(known[tier], durations, listAllJobs()) });
}

function listAllJobs(): Job[] {
  const checks = CHECKS.map(({ name }) => ({ suite: name, name }));
  return [...checks, ...listTestJobs(SUITES, listPaths('**/*.test.ts'))];
}

function listQuick(jobs: readonly Job[]): Job[] {
  const packages = new Packages(readFiles(MANIFESTS));
  const tiers = new Tiers(readFiles(CODE), packages, { suites: SUITES, checks: CHECKS });
  const durations = readDurations();
  return jobs.filter((job) => tiers.isQuick(job, durations));
}

function findAffected(jobs: readonly Job[], changed: readonly string[]): Job[] {
  return findReachedJobs(jobs, changed, {
    reads: findProjectReads(),
    suites: SUITES,
    checks: CHECKS,
  });
}

function listFilesBehind(jobs: readonly Job[]): ReadonlySet<string> {
  const reads = findProjectReads();
  const globs = jobs.flatMap(
    ({ suite }) => [...CHECKS, ...SUITES].find(({ name }) => name === suite)?.reads ?? [],
  );
  const read = jobs.flatMap(({ name }) => [...readBy(name, reads)]);
  const there = new Set(listPaths(['**/*', '.*']));
  return new Set([
    ...listPaths(globs),
    ...read.filter((path) => there.has(path) || path.endsWith('/')),
  ]);
}

/** The known durations; none on a machine that has run nothing yet. */
function readDurations(): KnownDurations {
  try {
    const kept = JSON.parse(readFileSync(DURATIONS, 'utf8')) as Partial<KnownDurations>;
    const { quick, whole } = { ...NO_DURATIONS, ...kept };
    return { quick, whole };
  } catch {
    return NO_DURATIONS;
  }
}

function writeDurations(durations: KnownDurations): void {
  mkdirSync(dirname(DURATIONS), { recursive: true });
  writeFileSync(DURATIONS, JSON.stringify(durations));
}

/** Aborts when this process is asked to stop. Running work ends and nothing new starts. */
function makeStopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => controller.abort(new Error('stopped')));
  }
  return controller.signal;
}
