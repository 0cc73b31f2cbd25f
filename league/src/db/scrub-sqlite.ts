import { Worker } from 'node:worker_threads';

/** What the worker is told: the file, and how long to wait for readers, in milliseconds. */
export interface ScrubTask {
  readonly path: string;
  readonly patience: number;
  /** Its one number is 1 once nothing is left. */
  readonly done: Int32Array<SharedArrayBuffer>;
}

const PATIENCE_MS = 1500;

/**
 * Writes the file anew without what was deleted, and empties the write-ahead log, which still
 * holds it (MEM-9). In a thread and on a connection of its own: SQLite would hold this one up for
 * as long as it takes. Writers wait for it as for those of another process, readers do not.
 *
 * @returns false where a read or a write was in the way all the time: then again later
 */
export function scrub(path: string): Promise<boolean> {
  const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: ScrubTask = { path, patience: PATIENCE_MS, done };
  const worker = new Worker(new URL('./scrub-sqlite-worker.ts', import.meta.url), { workerData });
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  worker.once('error', reject);
  worker.once('exit', () => resolve(Atomics.load(done, 0) === 1));
  return promise;
}
