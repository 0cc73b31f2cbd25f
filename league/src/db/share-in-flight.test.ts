import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareInFlight } from './share-in-flight.ts';

test('API-7: concurrent calls share a run, but no call sees data older than itself', async () => {
  let stored = 0;
  let runs = 0;
  const read = shareInFlight(async () => {
    runs += 1;
    const seen = stored;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return seen;
  });
  const early = [read(), read()];
  stored = 1;
  const late = [read(), read(), read()];
  assert.deepEqual(await Promise.all(early), [0, 1]);
  assert.deepEqual(await Promise.all(late), [1, 1, 1]);
  assert.equal(runs, 2);
});

test('API-7: a failed run fails its sharers, and the next call starts a new one', async () => {
  let fails = true;
  const read = shareInFlight(async () => {
    if (fails) throw new Error('down');
    return 1;
  });
  await assert.rejects(read());
  fails = false;
  assert.equal(await read(), 1);
});

test('SRV-7: a caller waiting behind a failed run does not wait for another', async () => {
  let runs = 0;
  const read = shareInFlight(async () => {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    throw new Error('down');
  });
  const results = await Promise.allSettled([read(), read(), read()]);
  assert.ok(results.every(({ status }) => status === 'rejected'));
  assert.equal(runs, 1);
});
