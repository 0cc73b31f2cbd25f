import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeFullBucket, takeOne } from 'relay/testing/bucket';
import { chooseCaseCount } from 'test-kit/cases';
import { findDueTime, makeOutbox, type Outbox, putFirst, putLast, takeDue } from './outbox.ts';

const numRuns = chooseCaseCount(500);

/**
 * The time at which each frame is sent; `puts` says how many are added and how long after the last.
 */
function sentAt(puts: readonly { readonly after: number; readonly count: number }[]): number[] {
  let outbox: Outbox = makeOutbox(0);
  let now = 0;
  const times: number[] = [];
  const flush = () => {
    const taken = takeDue(outbox, now);
    ({ outbox } = taken);
    times.push(...taken.due.map(() => now));
  };
  const runTo = (end: number) => {
    for (let at = findDueTime(outbox); at !== null && at <= end; at = findDueTime(outbox)) {
      now = Math.max(now, at);
      flush();
    }
    now = end;
  };
  for (const { after, count } of puts) {
    runTo(now + after);
    for (let index = 0; index < count; index++) outbox = putLast(outbox, 'x') ?? outbox;
    flush();
  }
  runTo(now + 60_000);
  assert.equal(outbox.waiting.length, 0, 'all of it goes in the end');
  return times;
}

test('CONN-8: the relay’s rate limit is never hit, even if the network holds frames for 10 s', () => {
  const put = fc.record({ after: fc.nat({ max: 20_000 }), count: fc.nat({ max: 40 }) });
  const holds = fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 40, size: 'max' });
  fc.assert(
    fc.property(fc.array(put, { maxLength: 20, size: 'max' }), holds, (puts, delays) => {
      const times = sentAt(puts);
      for (const [index, time] of times.entries()) {
        const last = times[index + 30];
        assert.ok(last === undefined || last - time > 10_000, 'no more than 30 in 10 s');
      }
      const bucket = makeFullBucket(0);
      assert.ok(takeOne(bucket, 0), 'the join');
      let arrived = 0;
      for (const [index, time] of times.entries()) {
        arrived = Math.max(arrived, time + (delays[index % delays.length] ?? 0));
        assert.ok(takeOne(bucket, arrived), `frame ${index} at ${arrived}`);
      }
    }),
    { numRuns },
  );
});

test('CONN-8: priority messages go first, and the queue holds no more than can be sent in time', () => {
  let outbox = makeOutbox(0);
  for (let count = 0; count < 64; count++) outbox = putLast(outbox, 'x') ?? outbox;
  assert.equal(putLast(outbox, 'one more'), null);
  const { due } = takeDue(putFirst(outbox, 'ping'), 0);
  assert.equal(due[0], 'ping');
  assert.ok(due.length < 30);
});
