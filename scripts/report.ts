import { type Durations, type Estimate, type Job, makeJobKey, type Took } from './job.ts';
import { type JobOutcome, combineOutcomes } from './outcome.ts';

const SHOWN = 10;
/** The number of names that fit on a line. */
const MAX_NAMED = 3;

export interface JobResult extends Took {
  readonly job: Job;
  readonly outcome: JobOutcome;
}

/** Collects the outcomes of the jobs and prints them suite by suite. */
export class Report {
  #jobs: readonly Job[];
  readonly #waiting: Map<string, number>;
  readonly #ended: JobResult[] = [];
  /** Jobs whose tests are over, by their keys; the results come with those of their process. */
  readonly #over = new Set<string>();

  constructor(jobs: readonly Job[]) {
    this.#jobs = jobs;
    const bySuite = Map.groupBy(jobs, ({ suite }) => suite);
    this.#waiting = new Map([...bySuite].map(([suite, { length }]) => [suite, length]));
  }

  /** If a suite has not begun, only these of its jobs run. */
  expect(jobs: readonly Job[], suite: string): void {
    this.#jobs = [...this.#jobs.filter((job) => job.suite !== suite), ...jobs];
    this.#waiting.set(suite, jobs.length);
  }

  /**
   * Returns why the job failed and, after a suite's last job, a line about it. Printed at once,
   * because an interrupted run would otherwise not get to it.
   */
  add(result: JobResult): string {
    this.#ended.push(result);
    this.setOver(result.job);
    const { suite } = result.job;
    const left = (this.#waiting.get(suite) ?? 1) - 1;
    this.#waiting.set(suite, left);
    return formatFailure(result) + (left === 0 ? formatSuiteLine(suite, this.#of(suite)) : '');
  }

  /** Counts a job as done before its process has ended. */
  setOver(job: Job): void {
    this.#over.add(makeJobKey(job));
  }

  /** The output of failed and skipped jobs, by suite. */
  get output(): string {
    return [...this.#waiting.keys()]
      .map((suite) => formatSuiteOutput(suite, sumOutcomes(this.#of(suite))))
      .join('');
  }

  get total(): JobOutcome {
    return combineOutcomes([...this.#waiting.keys()].map((suite) => sumOutcomes(this.#of(suite))));
  }

  get durations(): Durations {
    return Object.fromEntries(
      this.#ended.map(({ job, seconds, cpu }) => [makeJobKey(job), { seconds, cpu }]),
    );
  }

  /** The slowest test files; nothing if there were fewer than two. */
  get slowest(): string {
    const files = this.#ended.filter(({ job }) => job.suite !== job.name);
    if (files.length < 2) return '';
    const shown = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
    const lines = shown.map(
      ({ job, seconds }) =>
        `${formatSeconds(seconds).padStart(8)}  ${job.suite.padEnd(18)}${job.name}`,
    );
    return `\nThe slowest files:\n${lines.join('\n')}\n\n`;
  }

  /** @returns a sentence with the number of finished jobs and an estimate for the others */
  progress(running: readonly Job[], estimate: Estimate, atOnce: number): string {
    const left = this.#jobs.filter((job) => !this.#over.has(makeJobKey(job)));
    const seconds = left.reduce((before, job) => before + estimate(job), 0) / atOnce;
    const names = running.map(({ name }) => name).slice(0, MAX_NAMED);
    const more = running.length > MAX_NAMED ? ` and ${running.length - MAX_NAMED} more` : '';
    const done = `${this.#jobs.length - left.length} of ${this.#jobs.length} done`;
    return `… ${done}, about ${formatMinutes(seconds)} left; running: ${names.join(', ')}${more}\n`;
  }

  #of(suite: string): JobResult[] {
    return this.#ended.filter(({ job }) => job.suite === suite);
  }
}

function formatFailure({ job, outcome: { failed, output, isLacking } }: JobResult): string {
  return failed === 0 || isLacking ? '' : `\n${job.name} failed:\n${output.trimEnd()}\n\n`;
}

function formatSuiteLine(suite: string, ended: readonly JobResult[]): string {
  const { passed, failed, skipped } = sumOutcomes(ended);
  const seconds = ended.reduce((before, one) => before + one.seconds, 0);
  const verdict = failed > 0 ? 'FAILED' : skipped > 0 ? 'skipped' : 'ok';
  return `${verdict.padEnd(8)}${suite.padEnd(18)}${passed} passed, ${formatSeconds(seconds)}\n`;
}

function formatSuiteOutput(suite: string, { failed, skipped, output }: JobOutcome): string {
  return failed === 0 && skipped === 0 ? '' : `\n${suite}:\n${output.trimEnd()}\n\n`;
}

/** Reports a missing program once, however many files need it. */
function sumOutcomes(ended: readonly JobResult[]): JobOutcome {
  const missing = new Set<string>();
  const counted = ended.filter(({ outcome }) => {
    if (!outcome.isLacking) return true;
    const isNew = !missing.has(outcome.output);
    missing.add(outcome.output);
    return isNew;
  });
  return combineOutcomes(counted.map(({ outcome }) => outcome));
}

function formatMinutes(seconds: number): string {
  return seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}

function formatSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}
