import type { Estimate, Job } from './job.ts';

export type Batch = readonly Job[];

/** Starting a process takes up to 4 s of CPU, and a long process leaves others idle. */
const SECONDS = 30;

/** More processes per suite would share its work no better: each loads the same modules. */
const MAX_OF_SUITE = 4;

/**
 * Jobs of one suite whose files may share a process, in batches of about the same length; the rest
 * run alone. The longest is first, so that none is left over when all others are done.
 * @param shares whether the files of the suite with that name share a process
 */
export function makeBatches(
  jobs: readonly Job[],
  estimate: Estimate,
  shares: (suite: string) => boolean,
): Batch[] {
  const total = (batch: Batch) => batch.reduce((sum, job) => sum + estimate(job), 0);
  const batches = [...Map.groupBy(jobs, ({ suite }) => suite)].flatMap(([suite, ofSuite]) => {
    if (!shares(suite)) return ofSuite.map((job) => [job]);
    const length = Math.min(MAX_OF_SUITE, Math.ceil(total(ofSuite) / SECONDS) || 1);
    const filled: Job[][] = Array.from({ length }, () => []);
    for (const job of ofSuite.toSorted((one, other) => estimate(other) - estimate(one))) {
      findShortest(filled, total)?.push(job);
    }
    return filled.filter((batch) => batch.length > 0);
  });
  return batches.toSorted((one, other) => total(other) - total(one));
}

function findShortest(
  batches: readonly Job[][],
  total: (batch: Batch) => number,
): Job[] | undefined {
  return batches.toSorted((one, other) => total(one) - total(other))[0];
}
