import { Worker } from 'node:worker_threads';

/** Input of the worker: the file, and how long to wait for readers in milliseconds. */
export interface ScrubTask {
  readonly path: string;
  readonly timeoutMs: number;
  /** Becomes 1 once no deleted data is left. */
  readonly done: Int32Array<SharedArrayBuffer>;
}

const TIMEOUT_MS = 1500;

/**
 * Removes deleted data from the file and its log (MEM-9), in a thread because SQLite blocks.
 * Writers wait, readers do not. False if others kept blocking it: try again later.
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
