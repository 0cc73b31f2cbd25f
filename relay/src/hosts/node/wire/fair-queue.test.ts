import assert from 'node:assert/strict';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { test } from 'node:test';
import { inBatches, FairQueue } from './fair-queue.ts';

test('CAP-9: a crowd is dealt with some at a time, each once, and so is the next crowd', async () => {
  let [waiting, done] = [5, 0];
  const start = inBatches(() => {
    if (waiting === 0) return false;
    waiting -= 1;
    done += 1;
    return true;
  }, 2);
  const seen: number[] = [];
  start();
  for (let turn = 0; turn < 4; turn++) {
    // Who comes meanwhile does not have the others dealt with any sooner.
    start();
    seen.push(done);
    await nextTurn();
  }
  assert.deepEqual(seen, [2, 4, 5, 5]);
  waiting = 1;
  start();
  assert.equal(done, 6);
});

test('CAP-9: those of a crowd who come one by one wait as well', async () => {
  const served: number[] = [];
  const line = new FairQueue((one: number) => served.push(one), 2);
  const seen: number[][] = [];
  for (let one = 0; one < 5; one++) line.add(one);
  line.leave(3);
  for (let turn = 0; turn < 3; turn++) {
    seen.push([...served]);
    await nextTurn();
  }
  assert.deepEqual(seen, [
    [0, 1],
    [0, 1, 2, 4],
    [0, 1, 2, 4],
  ]);
});
