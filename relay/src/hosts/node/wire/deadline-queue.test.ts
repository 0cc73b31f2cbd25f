import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DeadlineQueue } from './deadline-queue.ts';

const MS = 1000;

function start(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let now = 0;
  const late: string[] = [];
  const queue = new DeadlineQueue<string>({
    ms: MS,
    now: () => now,
    onLate: (one) => late.push(one),
  });
  /** The time that timers and clocks see. */
  const pass = (ms: number) => {
    now += ms;
    t.mock.timers.tick(ms);
  };
  const setClock = (ms: number) => {
    now = ms;
  };
  return { queue, late, pass, setClock };
}

test('CAP-6: a late entry is handled at once, and one that left is not', (t) => {
  const { queue, late, pass } = start(t);
  queue.add('one');
  pass(400);
  const other = queue.add('another');
  queue.add('third');
  pass(599);
  assert.deepEqual(late, []);
  pass(1);
  assert.deepEqual(late, ['one']);
  other.leave();
  pass(400);
  assert.deepEqual(late, ['one', 'third']);
});

test('a late crowd is handled in small batches', async (t) => {
  const { queue, late, pass } = start(t);
  for (let count = 0; count < 6; count++) queue.add(`${count}`);
  pass(MS);
  assert.equal(late.length, 4);
  await nextTurn();
  await nextTurn();
  assert.equal(late.length, 6);
});

test('a sweep on request does not wait for the timer', (t) => {
  const { queue, late, setClock } = start(t);
  for (let count = 0; count < 6; count++) queue.add(`${count}`);
  setClock(MS);
  queue.sweep();
  assert.equal(late.length, 6);
});

test('a clock set back makes nobody wait more than twice as long', (t) => {
  const { queue, late, pass, setClock } = start(t);
  for (const one of ['one', 'another', 'third']) {
    queue.add(one);
    pass(10);
  }
  setClock(-60 * MS);
  queue.add('later');
  pass(MS);
  // The timer's time has passed, and all items have restarted.
  pass(MS);
  assert.deepEqual(late, ['one', 'another', 'third', 'later']);
});

test('an entry whose handler throws does not stop the others', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let now = 0;
  const late: string[] = [];
  const onLate = (one: string) => {
    late.push(one);
    if (one === 'wrong') throw new Error('wrong');
  };
  const queue = new DeadlineQueue<string>({ ms: MS, now: () => now, onLate });
  queue.add('wrong');
  now += 10;
  queue.add('right');
  now += MS - 10;
  assert.throws(() => t.mock.timers.tick(now), /wrong/);
  now += 10;
  t.mock.timers.tick(10);
  assert.deepEqual(late, ['wrong', 'right']);
});

test('fractions of a millisecond on the clock cost no extra wait', (t) => {
  const { queue, late, setClock } = start(t);
  setClock(0.75);
  queue.add('one');
  setClock(0.75 + MS - 0.5);
  t.mock.timers.tick(MS);
  assert.deepEqual(late, []);
  setClock(0.75 + MS);
  t.mock.timers.tick(1);
  assert.deepEqual(late, ['one']);
});

test('no timer runs while nobody is waiting', (t) => {
  const { queue, pass } = start(t);
  const setTimeout = t.mock.method(globalThis, 'setTimeout');
  queue.add('one').leave();
  pass(10 * MS);
  assert.equal(setTimeout.mock.callCount(), 1);
  queue.add('another');
  assert.equal(setTimeout.mock.callCount(), 2);
});
