import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BodyMemory } from './body-memory.ts';

const MIB = 1024 * 1024;

/** Holds room; resolves with a function that frees it, or null if there is none. */
async function start(memory: BodyMemory, names: readonly string[], bytes: number) {
  const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>();
  let isHeld = false;
  const held = memory.hold(names, bytes, () => {
    isHeld = true;
    return ended;
  });
  if (!isHeld) {
    assert.equal(await held, null);
    return null;
  }
  const settled = held.catch(() => null);
  const finish = async (act: () => void) => {
    act();
    await settled;
  };
  return { end: () => finish(() => end()), fail: () => finish(() => fail(new Error('cut off'))) };
}

test('LIM-7: one caller has its share, all callers the total, and nobody gets more', async () => {
  const memory = new BodyMemory(64 * MIB, 8 * MIB);
  const first = await start(memory, ['a'], 2 * MIB);
  for (let at = 2; at < 8; at += 1) assert.ok(await start(memory, ['a'], MIB));
  assert.equal(await start(memory, ['a'], 1), null);
  await first?.end();
  const second = await start(memory, ['a'], 2 * MIB);
  assert.equal(await start(memory, ['a'], 1), null);
  await second?.fail();
  assert.ok(await start(memory, ['a'], 2 * MIB), 'a reader that throws frees its room too');
  for (let at = 0; at < 55; at += 1) assert.ok(await start(memory, [`b${at % 7}`], MIB));
  assert.equal(await start(memory, ['b6'], MIB + 1), null);
  assert.equal(memory.isFull, false);
  const last = await start(memory, ['b6'], MIB - 1023);
  assert.equal(memory.isFull, true, '1,023 bytes are left');
  await last?.end();
  assert.equal(memory.isFull, false);
});

test('LIM-7: the only body of a caller may be larger than its share', async () => {
  const memory = new BodyMemory(64 * MIB, 8 * MIB);
  const only = await start(memory, ['a'], 16 * MIB);
  assert.ok(only);
  assert.equal(await start(memory, ['a'], 1), null);
  for (const name of ['b', 'c', 'd']) assert.ok(await start(memory, [name], 16 * MIB));
  assert.equal(await start(memory, ['e'], 1), null);
  await only.end();
  assert.ok(await start(memory, ['e'], 16 * MIB));
});

test('BODY-5: the networks around a caller have two and three times its share', async () => {
  const memory = new BodyMemory(64 * MIB, MIB);
  for (let at = 0; at < 3; at += 1) {
    assert.ok(await start(memory, [`/64 ${at}`, `/56 ${at >> 1}`, '/48'], MIB));
  }
  assert.equal(await start(memory, ['/64 3', '/56 0', '/48 of another'], 1), null);
  assert.equal(await start(memory, ['/64 3', '/56 2', '/48'], 1), null);
  assert.ok(await start(memory, ['/64 3', '/56 2', '/48 of another'], 1));
});
