import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { CHECKS } from './checks.ts';
import { pathsOf } from './files.ts';
import { type Durations, type Job, longestFirst, recorded, runQueue } from './job.ts';
import { inWords, type Outcome, single, skipsAsFailures } from './outcome.ts';
import { Provisions } from './provisions.ts';
import { Report } from './report.ts';
import { readArguments, selectJobs } from './selection.ts';
import { SUITES, testJobs } from './suites.ts';
import { runTestFile } from './test-file.ts';

/*
 * `npm test`: every check, and a closing line `N passed, N failed`. What the machine lacks is
 * said and skipped, but on CI, where a skip is a failure. `npm test -- unit lint` runs some, and
 * `npm test -- league/test/claims.test.ts` a file, in each environment that it is for.
 */

/** How long each job took when it was last recorded, so that the longest are begun first. */
const DURATIONS = new URL('durations.json', import.meta.url);
/** Many tests wait for something now and then; others use the processors meanwhile. */
const AT_ONCE = availableParallelism() + 1;

await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<void> {
  const asked = readArguments(args);
  if ('wrong' in asked) return refuse(asked.wrong);
  const all = allJobs();
  const jobs = selectJobs(asked.wanted, all);
  if ('wrong' in jobs) return refuse(jobs.wrong);
  const signal = stopSignal();
  const report = await runJobs(jobs, signal);
  const { output, slowest, total, durations } = report;
  process.stdout.write(`${output}${slowest}${inWords(total)}\n`);
  process.exitCode = total.failed > 0 || signal.aborted ? 1 : 0;
  if (asked.record) {
    const known = recorded(readDurations(), durations, all);
    writeFileSync(DURATIONS, `${JSON.stringify(known, null, 2)}\n`);
  }
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}

function allJobs(): Job[] {
  const checks = CHECKS.map(({ name }) => ({ suite: name, name }));
  return [...checks, ...testJobs(SUITES, pathsOf('**/*.test.ts'))];
}

function readDurations(): Durations {
  return JSON.parse(readFileSync(DURATIONS, 'utf8')) as Durations;
}

/** Aborted when this process is told to stop: what runs is ended, and nothing more begun. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => controller.abort(new Error('stopped')));
  }
  return controller.signal;
}

/** Runs them, and says of each suite how it went as soon as all of it has run. */
async function runJobs(jobs: readonly Job[], signal: AbortSignal): Promise<Report> {
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
    await runQueue(longestFirst(jobs, readDurations()), AT_ONCE, runOne, signal);
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
