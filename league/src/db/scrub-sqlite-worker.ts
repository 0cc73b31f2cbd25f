import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import type { ScrubTask } from './scrub-sqlite.ts';
import { findReason } from './sqlite-failure.ts';

const PAUSE_MS = 20;

/** The thread that wipes a SQLite file; it signals when no deleted data is left. */

const { path, timeoutMs, done } = workerData as ScrubTask;
const until = performance.now() + timeoutMs;
const connection = new DatabaseSync(path, { timeout: timeoutMs });
try {
  connection.exec('pragma secure_delete = on');
  connection.exec('vacuum');
  // Waiting inside SQLite would lock writers out: it retries instead.
  connection.exec('pragma busy_timeout = 0');
  let isDone = truncateLog();
  while (!isDone && performance.now() < until) {
    await sleep(PAUSE_MS);
    isDone = truncateLog();
  }
  if (isDone) Atomics.store(done, 0, 1);
} catch (error) {
  if (findReason(error) !== 'busy') throw error;
} finally {
  connection.close();
}

function truncateLog(): boolean {
  return Number(connection.prepare('pragma wal_checkpoint(truncate)').get()?.['busy']) === 0;
}
