import { availableParallelism } from 'node:os';
import { CHECKS } from './checks.ts';
import { type Durations, type Job, longestFirst, runQueue } from './job.ts';
import { type Outcome, single, skipsAsFailures } from './outcome.ts';
import { Provisions } from './provisions.ts';
import { Report } from './report.ts';
import { SUITES } from './suites.ts';
import { runTestFile } from './test-file.ts';

/** Many tests wait for something now and then; others use the processors meanwhile. */
const AT_ONCE = availableParallelism() + 1;

/**
 * Runs them, the longest first, and says of each suite how it went as soon as all of it has run.
 * On CI a skip is a failure.
 */
export async function runJobs(
  jobs: readonly Job[],
  durations: Durations,
  signal: AbortSignal,
): Promise<Report> {
  const provisions = new Provisions(signal);
  const report = new Report(jobs);
  const runOne = async (job: Job) => {
    const started = performance.now();
    const found = await runJob(job, provisions, signal).catch((error: unknown) =>
      single(false, `${String(error)}\n`),
    );
    const outcome = process.env['CI'] === 'true' ? skipsAsFailures(found) : found;
    const seconds = (performance.now() - started) / 1000;
    process.stdout.write(report.add({ job, outcome, seconds }));
  };
  try {
    await runQueue(longestFirst(jobs, durations), AT_ONCE, runOne, signal);
  } finally {
    await provisions.stop();
  }
  return report;
}

async function runJob(job: Job, provisions: Provisions, signal: AbortSignal): Promise<Outcome> {
  const check = CHECKS.find(({ name }) => name === job.suite);
  const suite = SUITES.find(({ name }) => name === job.suite);
  const found = await provisions.all((check ?? suite)?.needs ?? []);
  if ('outcome' in found) return found.outcome;
  if (check) return check.run(signal);
  const env = {
    TEST_DATABASE_URL: undefined,
    TEST_RELAY_HOST: suite?.relayHost,
    ...found.env,
  };
  return runTestFile(job.name, env, signal);
}
