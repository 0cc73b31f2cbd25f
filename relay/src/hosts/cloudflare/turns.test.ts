import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Turns } from './turns.ts';

test('ROOM-1: one turn after the other, also where one waits or fails', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  const first = turns.take(async () => done.push(await answer));
  const second = turns.take(() => {
    done.push('second');
    throw new Error('failed');
  });
  const third = turns.take(() => done.push('third'));
  resolve('first');
  assert.equal(await first, 1);
  await assert.rejects(second, /failed/);
  assert.equal(await third, 3);
  assert.deepEqual(done, ['first', 'second', 'third']);
});
