import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmptyDatabase } from './empty-database.ts';

test('OPS-4: a database reports how many writes are waiting, and what its connections do', async (t) => {
  const database = await openEmptyDatabase(t, () => undefined);
  assert.equal(database.load().writesWaiting, 0);
  const { promise: told, resolve: go } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const first = database.write(async () => {
    begun.push('first');
    await told;
  });
  while (begun.length === 0) await sleep(5);
  const second = database.write(async () => void begun.push('second'));
  assert.equal(database.load().writesWaiting, 1);
  const { connections } = database.load();
  assert.equal(connections === null, database.kind === 'sqlite');
  if (connections !== null) assert.ok(connections.busy >= 1);
  go();
  await Promise.all([first, second]);
  assert.deepEqual([begun, database.load().writesWaiting], [['first', 'second'], 0]);
});

test('OPS-4: a write that fails or times out no longer counts as waiting', async (t) => {
  const database = await openEmptyDatabase(t, () => undefined);
  await assert.rejects(
    database.write(() => Promise.reject(new Error('of its own'))),
    /of its own/,
  );
  assert.equal(database.load().writesWaiting, 0);
});
