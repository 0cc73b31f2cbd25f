import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Database } from './db/database.ts';
import { DatabaseFailure } from './db/failure.ts';
import { Jobs } from './jobs.ts';

/** The report when every job fails in this way. */
async function told(failure: DatabaseFailure): Promise<unknown[]> {
  const errors: unknown[] = [];
  const fail = () => Promise.reject(failure);
  const database = { write: fail, readOne: fail } as unknown as Database;
  const context = { now: () => 0, newId: {} as never, react: () => Promise.resolve() };
  const jobs = new Jobs(database, context, (error) => errors.push(error));
  await jobs.start();
  await jobs.stop();
  return errors;
}

test('SRV-6: a start that waits for its database reports no failed job', async () => {
  assert.deepEqual(await told(new DatabaseFailure('starting')), []);
  const lost = new DatabaseFailure('no_answer');
  assert.deepEqual(await told(lost), [lost, lost]);
});
