import type { Job } from './job.ts';

interface RunOptions {
  /** Suites, checks, test files and folders; if empty, the quick jobs. */
  readonly wanted: readonly string[];
  /** Whether to run only the jobs that changes since main can affect. */
  readonly changed: boolean;
  /** Whether to keep watching, and rerun the jobs that a written file affects. */
  readonly watch: boolean;
  readonly all: boolean;
}

const FLAGS = ['--all', '--changed', '--watch'];

/** @returns a sentence if the arguments are wrong */
export function readArguments(args: readonly string[]): RunOptions | { readonly wrong: string } {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const unknown = flags.find((flag) => !FLAGS.includes(flag));
  if (unknown !== undefined) {
    return { wrong: `There is no option "${unknown}". There are: ${FLAGS.join(', ')}.` };
  }
  return {
    wanted: args.filter((arg) => !arg.startsWith('--')),
    changed: flags.includes('--changed'),
    watch: flags.includes('--watch'),
    all: flags.includes('--all'),
  };
}

export function selectJobs(
  words: readonly string[],
  jobs: readonly Job[],
): readonly Job[] | { readonly wrong: string } {
  if (words.length === 0) return jobs;
  const chosen = new Set<Job>();
  for (const word of words) {
    const named = findJobsByWord(word, jobs);
    if (named.length === 0) return { wrong: explainUnknownWord(word, jobs) };
    for (const job of named) chosen.add(job);
  }
  return jobs.filter((job) => chosen.has(job));
}

/** A name that is both a suite and a folder means the suite: `relay`, not `relay/`. */
function findJobsByWord(word: string, jobs: readonly Job[]): Job[] {
  const suite = jobs.filter((job) => job.suite === word);
  if (suite.length > 0) return suite;
  const path = word.replace(/^\.\//, '').replace(/\/$/, '');
  return jobs.filter(({ name }) => name === path || name.startsWith(`${path}/`));
}

function explainUnknownWord(word: string, jobs: readonly Job[]): string {
  const suites = [...new Set(jobs.map((job) => job.suite))];
  return `"${word}" is no check, test file or folder of tests. The checks are: ${suites.join(', ')}.`;
}
