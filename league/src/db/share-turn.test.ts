import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { shareTurn } from './share-turn.ts';

test('API-7: the calls of one turn share a run, yet none sees what is older than itself', async () => {
  let stored = 0;
  let runs = 0;
  const read = shareTurn(() => {
    runs += 1;
    return stored;
  });
  const first = read();
  stored = 1;
  const second = read();
  stored = 2;
  const third = read();
  assert.deepEqual(await Promise.all([first, second, third]), [0, 2, 2]);
  assert.equal(runs, 2);
});

test('API-7: after a turn of several the first waits for the others, and after one alone it does not', async () => {
  let stored = 0;
  let runs = 0;
  const read = shareTurn(() => {
    runs += 1;
    return stored;
  });
  await Promise.all([read(), read()]);
  await nextTurn();
  assert.equal(runs, 2);
  stored = 1;
  const crowd = [read(), read(), read()];
  stored = 2;
  assert.equal(runs, 2);
  assert.deepEqual(await Promise.all(crowd), [2, 2, 2]);
  assert.equal(runs, 3);
  await nextTurn();
  // Alone by now, which only the turn after knows.
  assert.equal(await read(), 2);
  await nextTurn();
  const alone = read();
  assert.equal(runs, 5);
  stored = 3;
  assert.deepEqual(await Promise.all([alone, read()]), [2, 3]);
});

test('API-7: a run that fails fails those who shared it, and the next starts anew', async () => {
  let fails = true;
  const read = shareTurn(() => {
    if (fails) throw new Error('down');
    return 1;
  });
  const results = await Promise.allSettled([read(), read(), read()]);
  assert.ok(results.every(({ status }) => status === 'rejected'));
  await nextTurn();
  fails = false;
  assert.deepEqual(await Promise.all([read(), read(), read()]), [1, 1, 1]);
});
