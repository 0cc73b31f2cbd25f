import { Worker } from 'node:worker_threads';

/** Input of the worker: the file, and how long to wait for readers in milliseconds. */
export interface ScrubTask {
  readonly path: string;
  readonly timeoutMs: number;
  /** Becomes 1 once nothing is left. */
  readonly done: Int32Array<SharedArrayBuffer>;
}

const TIMEOUT_MS = 1500;

/**
 * Rewrites the file without deleted data and empties the write-ahead log, which still contains it
 * (MEM-9). Runs in a thread with its own connection, because SQLite blocks its caller. Writers wait
 * for it as for another process; readers do not.
 * @returns false if reads or writes kept blocking it: try again later
 */
export function scrubSqlite(path: string): Promise<boolean> {
  const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: ScrubTask = { path, timeoutMs: TIMEOUT_MS, done };
  const worker = new Worker(new URL('./scrub-sqlite-worker.ts', import.meta.url), { workerData });
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  worker.once('error', reject);
  worker.once('exit', () => resolve(Atomics.load(done, 0) === 1));
  return promise;
}
