import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Mutex } from './mutex.ts';

test('ROOM-1: a mutex runs one task at a time, in order, even past one that fails', async () => {
  const mutex = new Mutex();
  const seen: string[] = [];
  const task = (name: string, fails = false) =>
    mutex.run(async () => {
      seen.push(`${name} starts`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const first = task('one');
  const second = assert.rejects(task('two', true), /two/);
  const third = task('three');
  await mutex.idle();
  assert.equal(await first, 'one');
  await second;
  assert.equal(await third, 'three');
  const order = ['one starts', 'one ends', 'two starts', 'two ends', 'three starts', 'three ends'];
  assert.deepEqual(seen, order);
});

test('an idle mutex delays nobody', async () => {
  await new Mutex().idle();
});
