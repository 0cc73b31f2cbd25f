import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KeptGame } from '../games/core/kept-game.ts';
import { createSignal } from '../signals/signal.ts';
import { makeGameSaver } from './game-saver.ts';

/** A disk that refuses on demand, and timers that a test runs. */
function setUp() {
  const isUnsaved = createSignal(false);
  const kept: string[] = [];
  const timers = new Set<() => void>();
  const disk = { isFull: false };
  const saver = makeGameSaver({
    isUnsaved,
    async keep({ id }) {
      if (disk.isFull) throw new Error('full');
      kept.push(id);
    },
    after(_ms, work) {
      timers.add(work);
      return () => timers.delete(work);
    },
  });
  const pass = async () => {
    const due = [...timers];
    timers.clear();
    for (const work of due) work();
    await settled();
  };
  const save = async (id: string) => {
    saver.save({ id } as KeptGame);
    await settled();
  };
  return { saver, save, isUnsaved, kept, timers, disk, pass };
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

test('KEEP-11: a game that the disk refuses is called unsaved, and saved once there is room', async () => {
  const { save, isUnsaved, kept, timers, disk, pass } = setUp();
  disk.isFull = true;
  await save('after e4');
  assert.equal(isUnsaved.value, true);
  await pass();
  assert.equal(isUnsaved.value, true);
  disk.isFull = false;
  await pass();
  assert.deepEqual(kept, ['after e4']);
  assert.equal(isUnsaved.value, false);
  assert.equal(timers.size, 0);
});

test('KEEP-11: a refused save never overwrites a later move', async () => {
  const { save, isUnsaved, kept, timers, disk, pass } = setUp();
  disk.isFull = true;
  await save('after e4');
  disk.isFull = false;
  await save('after e5');
  assert.equal(isUnsaved.value, false);
  await pass();
  assert.deepEqual(kept, ['after e5']);
  assert.equal(timers.size, 0);
});

test('KEEP-11: a refusal that arrives after a later save is ignored', async () => {
  const isUnsaved = createSignal(false);
  const refusals: (() => void)[] = [];
  let tries = 0;
  const saver = makeGameSaver({
    isUnsaved,
    async keep() {
      tries += 1;
      if (tries === 1)
        await new Promise((_resolve, reject) => refusals.push(() => reject(new Error())));
    },
    after: () => assert.fail('nothing is tried again'),
  });
  saver.save({ id: 'after e4' } as KeptGame);
  saver.save({ id: 'after e5' } as KeptGame);
  await settled();
  for (const refuse of refusals) refuse();
  await settled();
  assert.equal(isUnsaved.value, false);
});

test('KEEP-11: a page that was left, or whose game another tab has, saves nothing more', async () => {
  const { saver, save, isUnsaved, kept, timers, disk, pass } = setUp();
  disk.isFull = true;
  await save('after e4');
  saver.stop();
  assert.equal(isUnsaved.value, false);
  assert.equal(timers.size, 0);
  disk.isFull = false;
  await pass();
  await save('after e5');
  assert.deepEqual(kept, []);
});
