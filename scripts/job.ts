/** A unit of work for `npm test`: a test file in a suite, or a check without files. */
export interface Job {
  readonly suite: string;
  /** The path of the test file from the root, or the name of the check. */
  readonly name: string;
}

/** How long a job took, in seconds. */
export interface Took {
  /** Wall-clock time, which grows if the machine is busy. */
  readonly seconds: number;
  /** Processor time of its test process. */
  readonly cpu: number;
}

/** By `jobKey`. */
export type Durations = Readonly<Record<string, Took>>;

export function jobKey({ suite, name }: Job): string {
  return suite === name ? name : `${suite} ${name}`;
}

/** An unmeasured job might take long. */
const UNKNOWN_S = 15;

/** The job's measured duration in seconds, or a guess. */
export function estimateSeconds(job: Job, durations: Durations): number {
  return durations[jobKey(job)]?.seconds ?? UNKNOWN_S;
}

/** Adds the durations of a run to the known ones, and drops those of jobs that are gone. */
export function mergeDurations(known: Durations, run: Durations, jobs: readonly Job[]): Durations {
  const keys = new Set(jobs.map(jobKey));
  return Object.fromEntries(Object.entries({ ...known, ...run }).filter(([key]) => keys.has(key)));
}

/** Runs the tasks in order, this many at once, and starts none after the signal. */
export async function runQueue<T>(
  pieces: readonly T[],
  atOnce: number,
  run: (piece: T) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...pieces];
  const work = async () => {
    while (waiting.length > 0 && !signal.aborted) {
      for (const piece of waiting.splice(0, 1)) await run(piece);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
