import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CHECKS } from './checks.ts';
import { type Batch, makeBatches } from './batches.ts';
import { listPaths, ROOT } from './files.ts';
import { type Durations, type Job, makeJobKey, Queue, settleAll } from './job.ts';
import { type JobOutcome, makeSingleOutcome, countSkipsAsFailures } from './outcome.ts';
import { chooseForPostgresql, ON_POSTGRESQL, ON_SQLITE, readStatements } from './own-statements.ts';
import { Provisions } from './provisions.ts';
import { type JobResult, Report } from './report.ts';
import { guessSeconds, type Suite, SUITES, listTestJobs } from './suites.ts';
import { runTestFiles } from './test-files.ts';

/** Tests wait for half of their time, and others use the CPU in the meantime. */
const MAX_CONCURRENT = availableParallelism() + 2;
const PROGRESS_MS = 10_000;

/**
 * Runs the longest first, after the league's on SQLite, which decide what runs on PostgreSQL.
 * Prints each suite's result at its end, and progress every ten seconds. On CI a skip is a failure.
 */
export async function runJobs(
  jobs: readonly Job[],
  durations: Durations,
  signal: AbortSignal,
): Promise<Report> {
  const provisions = new Provisions(signal);
  const report = new Report(jobs);
  const isCi = process.env['CI'] === 'true';
  const running = new Set<Job>();
  const runFirst = async (batch: Batch) => {
    for (const job of batch) running.add(job);
    const onOver = (path: string) => {
      for (const job of batch.filter(({ name }) => name === path)) {
        running.delete(job);
        report.setOver(job);
      }
    };
    for (const { outcome, ...rest } of await runBatch(batch, provisions, signal, onOver)) {
      const result = { ...rest, outcome: isCi ? countSkipsAsFailures(outcome) : outcome };
      running.delete(result.job);
      process.stdout.write(report.add(result));
    }
  };
  const estimate = (job: Job) => durations[makeJobKey(job)]?.seconds ?? guessSeconds(job);
  const sayProgress = () =>
    process.stdout.write(report.progress([...running], estimate, MAX_CONCURRENT));
  const timer = setInterval(sayProgress, PROGRESS_MS);
  const shares = (name: string) => findSuite(name)?.sharesProcess === true;
  const queue = new Queue(MAX_CONCURRENT, signal);
  const runAll = (some: readonly Job[]) => queue.run(makeBatches(some, estimate, shares), runFirst);
  const runLeague = async (onSqlite: readonly Job[], onPostgresql: readonly Job[]) => {
    await runAll(onSqlite);
    const chosen = await chooseJobs(onPostgresql, provisions);
    report.expect(chosen, ON_POSTGRESQL);
    await runAll(chosen);
  };
  try {
    if (isWholeLeague(jobs)) {
      const {
        [ON_SQLITE]: first = [],
        [ON_POSTGRESQL]: second = [],
        others = [],
      } = Object.groupBy(jobs, ({ suite }) =>
        suite === ON_SQLITE || suite === ON_POSTGRESQL ? suite : 'others',
      );
      await settleAll([runLeague(first, second), runAll(others)]);
    } else await runAll(jobs);
  } finally {
    clearInterval(timer);
    await provisions.stop();
  }
  return report;
}

async function runBatch(
  batch: Batch,
  provisions: Provisions,
  signal: AbortSignal,
  onOver: (path: string) => void,
): Promise<JobResult[]> {
  const started = performance.now();
  const share = () => (performance.now() - started) / 1000 / batch.length;
  const allAlike = (outcome: JobOutcome) =>
    batch.map((job) => ({ job, outcome, seconds: share(), cpu: 0 }));
  const suite = batch[0]?.suite ?? '';
  const check = CHECKS.find(({ name }) => name === suite);
  try {
    const found = await provisions.all((check ?? findSuite(suite))?.needs ?? []);
    if ('outcome' in found) return allAlike(found.outcome);
    if (check) return allAlike(await check.run(signal));
    const env = {
      TEST_DATABASE_URL: undefined,
      TEST_RELAY_HOST: findSuite(suite)?.relayHost,
      ...found.env,
    };
    const ran = await runTestFiles(
      batch.map(({ name }) => name),
      env,
      signal,
      onOver,
    );
    return batch.map((job, index) => ({
      job,
      ...(ran[index] ?? {
        outcome: makeSingleOutcome(false, `${job.name} did not run\n`),
        seconds: 0,
        cpu: 0,
      }),
    }));
  } catch (error) {
    return allAlike(makeSingleOutcome(false, `${String(error)}\n`));
  }
}

/** Whether every league test runs on SQLite, so that all their statements are recorded. */
function isWholeLeague(jobs: readonly Job[]): boolean {
  const wanted = new Set(jobs.map(makeJobKey));
  const all = listTestJobs(SUITES, listPaths('league/**/*.test.ts'));
  return all.filter(({ suite }) => suite === ON_SQLITE).every((job) => wanted.has(makeJobKey(job)));
}

/** Chooses the jobs needed on PostgreSQL, once the same files have run on SQLite. */
async function chooseJobs(jobs: readonly Job[], provisions: Provisions): Promise<Job[]> {
  const found = await provisions.all(['statements']);
  if ('outcome' in found) throw new Error(found.outcome.output);
  const byFile = await readStatements(found.env['TEST_STATEMENTS'] ?? '');
  const files = jobs.map(({ name }) => name);
  const isBound = (file: string) =>
    readFileSync(join(ROOT, file), 'utf8').includes('TEST_DATABASE_URL');
  const chosen = chooseForPostgresql(files, byFile, isBound);
  return jobs.filter(({ name }) => chosen.has(name));
}

function findSuite(name: string): Suite | undefined {
  return SUITES.find((suite) => suite.name === name);
}
