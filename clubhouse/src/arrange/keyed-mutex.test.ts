import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeyedMutex } from './keyed-mutex.ts';

test('ARR-8: work on one match runs one task at a time, also after a failure', async () => {
  const mutex = new KeyedMutex();
  const done: string[] = [];
  const step = (name: string, fails = false) =>
    mutex.run('a', async () => {
      done.push(`${name} begins`);
      await new Promise(setImmediate);
      done.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const all = await Promise.allSettled([step('one', true), step('two'), step('three')]);
  assert.deepEqual(
    all.map(({ status }) => status),
    ['rejected', 'fulfilled', 'fulfilled'],
  );
  const order = ['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]);
  assert.deepEqual(done, order);
});

test('ARR-8: another match does not wait', async () => {
  const mutex = new KeyedMutex();
  const first = Promise.withResolvers<void>();
  const waiting = mutex.run('a', () => first.promise);
  assert.equal(await mutex.run('b', async () => 'b'), 'b');
  first.resolve();
  await waiting;
});
