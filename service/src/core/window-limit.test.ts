import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NetworkLimit, WindowLimit } from './window-limit.ts';

const MINUTE = { most: 2, windowMs: 60_000 };

test('LIM-2: a window allows its limit, then nothing until it ends', () => {
  const limit = new WindowLimit(MINUTE);
  const take = (now: number) => limit.take('a', now);
  assert.deepEqual(take(0), {
    isAllowed: true,
    limit: 2,
    remaining: 1,
    resetMs: 60_000,
    waitMs: 0,
  });
  assert.deepEqual(take(30_000), {
    isAllowed: true,
    limit: 2,
    remaining: 0,
    resetMs: 30_000,
    waitMs: 0,
  });
  assert.deepEqual(take(59_999), {
    isAllowed: false,
    limit: 2,
    remaining: 0,
    resetMs: 1,
    waitMs: 1,
  });
  assert.ok(limit.take('b', 59_999).isAllowed);
  assert.deepEqual(take(60_000), {
    isAllowed: true,
    limit: 2,
    remaining: 1,
    resetMs: 60_000,
    waitMs: 0,
  });
});

test('LIM-2: the oldest of too many names are forgotten in bulk', () => {
  const limit = new WindowLimit({ most: 1, windowMs: 1_000_000 });
  for (let at = 0; at < 50_000; at++) limit.take(String(at), at);
  assert.ok(!limit.take('0', 50_000).isAllowed, 'as many as that are kept');
  limit.take('one more', 50_000);
  assert.ok(limit.take('0', 50_000).isAllowed);
  assert.ok(!limit.take('5001', 50_000).isAllowed);
});

test('NET-4: a /56 has twice the limit of a /64 and a /48 three times, in any order', () => {
  const limit = new NetworkLimit(MINUTE);
  const made: number[] = [];
  for (const line of ['ab', 'cd', 'ef']) {
    for (const subnet of ['01', '02', '03']) {
      let count = 0;
      while (limit.take(`2001:db8:1:${line}${subnet}::${count + 1}`, 0).isAllowed) count += 1;
      made.push(count);
    }
  }
  assert.deepEqual(made, [2, 2, 0, 2, 0, 0, 0, 0, 0]);
  assert.ok(limit.take('2001:db8:2::1', 0).isAllowed, 'another /48 is another line');
  assert.ok(limit.take('192.0.2.1', 0).isAllowed);
});

test('NET-4: a request refused for one network does not count for those around it', () => {
  const limit = new NetworkLimit(MINUTE);
  for (let times = 0; times < 10; times++) limit.take('2001:db8::1', 0);
  assert.ok(limit.take('2001:db8:0:1::1', 0).isAllowed);
});

test('NET-4: a caller is told what the tightest of their networks has left', () => {
  const limit = new NetworkLimit({ most: 3, windowMs: 1000 });
  const left = (address: string) => limit.take(address, 0).remaining;
  assert.deepEqual(
    [1, 2, 3].map((at) => left(`2001:db8:0:${at}::1`)),
    [2, 2, 2],
  );
  assert.deepEqual(
    [4, 5, 6].map((at) => left(`2001:db8:0:${at}::1`)),
    [2, 1, 0],
  );
  assert.deepEqual(limit.take('2001:db8:0:7::1', 400), {
    isAllowed: false,
    limit: 6,
    remaining: 0,
    resetMs: 600,
    waitMs: 600,
  });
});
