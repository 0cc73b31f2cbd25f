import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Mutex } from './mutex.ts';

test('SAVE-1: a task begins when the previous one has ended, however it ended', async () => {
  const mutex = new Mutex();
  const done: string[] = [];
  const gate = Promise.withResolvers<undefined>();
  const first = mutex.run(async () => {
    await gate.promise;
    done.push('first');
    throw new Error('failed');
  });
  const second = mutex.run(async () => done.push('second'));
  assert.equal(mutex.waiting, 2);
  gate.resolve(undefined);
  await assert.rejects(first, /failed/);
  assert.equal(await second, 2);
  assert.deepEqual(done, ['first', 'second']);
  assert.equal(mutex.waiting, 0);
});
