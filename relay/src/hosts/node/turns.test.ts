import assert from 'node:assert/strict';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { test } from 'node:test';
import { inTurns } from './turns.ts';

test('CAP-9: a crowd is dealt with some at a time, each once, and so is the next crowd', async () => {
  let [waiting, done] = [5, 0];
  const start = inTurns(() => {
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
