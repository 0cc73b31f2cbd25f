/** Something that `npm test` runs on its own: a test file in a suite, or a check without files. */
export interface Job {
  readonly suite: string;
  /** The path of the test file from the root; the name of the check where it has none. */
  readonly name: string;
}

/** How long each job took, in seconds, by `jobKey`. */
export type Durations = Readonly<Record<string, number>>;

export function jobKey({ suite, name }: Job): string {
  return suite === name ? name : `${suite} ${name}`;
}

/** What nobody has measured yet might take long. */
const UNKNOWN_S = 15;

/** Longest first, so that no long one is left over when all others are done. */
export function longestFirst(jobs: readonly Job[], durations: Durations): Job[] {
  const seconds = (job: Job) => durations[jobKey(job)] ?? UNKNOWN_S;
  return jobs.toSorted((one, other) => seconds(other) - seconds(one));
}

/** The known durations with those of this run, without what is no longer there; sorted by name. */
export function recorded(known: Durations, run: Durations, jobs: readonly Job[]): Durations {
  const keys = jobs.map(jobKey).toSorted();
  const all = { ...known, ...run };
  return Object.fromEntries(
    keys.flatMap((key) => {
      const seconds = all[key];
      return seconds === undefined ? [] : [[key, Math.round(seconds * 10) / 10]];
    }),
  );
}

/** Runs the jobs in their order, so many at once; begins none after the signal. */
export async function runQueue(
  jobs: readonly Job[],
  atOnce: number,
  run: (job: Job) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...jobs];
  const work = async () => {
    for (let job = waiting.shift(); job && !signal.aborted; job = waiting.shift()) await run(job);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
