import assert from 'node:assert/strict';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { test } from 'node:test';
import { FairQueue, runInBatches, leaveQueue, type QueueItem } from './fair-queue.ts';

test('CAP-9: a crowd is handled in batches, each once, and so is the next crowd', async () => {
  let [waiting, done] = [5, 0];
  const start = runInBatches(() => {
    if (waiting === 0) return false;
    waiting -= 1;
    done += 1;
    return true;
  }, 2);
  const seen: number[] = [];
  start();
  for (let turn = 0; turn < 4; turn++) {
    // New arrivals do not speed up the others.
    start();
    seen.push(done);
    await nextTurn();
  }
  assert.deepEqual(seen, [2, 4, 5, 5]);
  waiting = 1;
  start();
  assert.equal(done, 6);
});

test('CAP-9: members of a crowd that arrive one by one wait too', async () => {
  const served: number[] = [];
  const queue = new FairQueue(({ name }: QueueItem & { name: number }) => served.push(name), 2);
  const seen: number[][] = [];
  const all = [0, 1, 2, 3, 4].map((name) => ({ name, node: null }));
  for (const one of all) queue.add(one);
  for (const one of all.slice(3)) queue.add(one);
  assert.equal(queue.size, 3);
  for (const one of [all[3], all[3], all[0]]) if (one) leaveQueue(one);
  for (let turn = 0; turn < 3; turn++) {
    seen.push([...served]);
    await nextTurn();
  }
  assert.deepEqual(seen, [
    [0, 1],
    [0, 1, 2, 4],
    [0, 1, 2, 4],
  ]);
  assert.equal(queue.size, 0);
});
