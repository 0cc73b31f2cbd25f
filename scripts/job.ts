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

/** By `makeJobKey`. */
export type Durations = Readonly<Record<string, Took>>;

export function makeJobKey({ suite, name }: Job): string {
  return suite === name ? name : `${suite} ${name}`;
}

/** Durations of earlier runs on this machine, by tier: the quick one runs fewer cases. */
export type KnownDurations = Readonly<Record<'quick' | 'whole', Durations>>;

export const NO_DURATIONS: KnownDurations = { quick: {}, whole: {} };

/** How many seconds a job takes: as measured, or as guessed. */
export type Estimate = (job: Job) => number;

/** Adds the durations of a run to the known ones, and drops those of jobs that are gone. */
export function mergeDurations(known: Durations, run: Durations, jobs: readonly Job[]): Durations {
  const keys = new Set(jobs.map(makeJobKey));
  return Object.fromEntries(Object.entries({ ...known, ...run }).filter(([key]) => keys.has(key)));
}

/** Throws the first failure once all have ended: a failure stops servers that the others use. */
export async function settleAll(works: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Runs this many pieces of work at once, and starts none after the signal. */
export class Queue {
  #free: number;
  readonly #signal: AbortSignal;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number, signal: AbortSignal) {
    this.#free = atOnce;
    this.#signal = signal;
  }

  /**
   * Runs the pieces in order, before those of earlier calls that have not begun. If some fail, the
   * others run all the same, and then it throws the first failure.
   */
  async run<T>(pieces: readonly T[], work: (piece: T) => Promise<void>): Promise<void> {
    const runWhenFree = async (piece: T, isFree: Promise<void>) => {
      await isFree;
      try {
        if (!this.#signal.aborted) await work(piece);
      } finally {
        this.#free += 1;
        this.#startNext();
      }
    };
    const turns = pieces.map((piece) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      return { begin: resolve, ended: runWhenFree(piece, promise) };
    });
    this.#waiting.unshift(...turns.map(({ begin }) => begin));
    this.#startNext();
    await settleAll(turns.map(({ ended }) => ended));
  }

  #startNext(): void {
    for (const start of this.#waiting.splice(0, this.#free)) {
      this.#free -= 1;
      start();
    }
  }
}
