import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Mutex } from './mutex.ts';

test('ROOM-1: one turn after the other, also where one waits or fails', async () => {
  const mutex = new Mutex();
  const done: string[] = [];
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  const first = mutex.run(async () => done.push(await answer));
  const second = mutex.run(() => {
    done.push('second');
    throw new Error('failed');
  });
  const third = mutex.run(() => done.push('third'));
  resolve('first');
  assert.equal(await first, 1);
  await assert.rejects(second, /failed/);
  assert.equal(await third, 3);
  assert.deepEqual(done, ['first', 'second', 'third']);
});
