import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeFullBucket, takeOne } from './bucket.ts';
import { openSocket, receiveFrame } from './socket.ts';

test('CAP-2: a bucket of 30 refills three a second, and not when the clock goes back', () => {
  const bucket = makeFullBucket(1000);
  for (let count = 1; count <= 30; count++) assert.ok(takeOne(bucket, 1000));
  assert.ok(!takeOne(bucket, 1333));
  assert.ok(!takeOne(bucket, 0));
  assert.ok(takeOne(bucket, 1334));
  assert.ok(!takeOne(bucket, 1334));
  assert.ok(takeOne(bucket, 1_000_000));
  assert.equal(bucket.left, 29, 'no more than 30');
});

test('CAP-1, FRAME-2, FRAME-3: a socket may send only the allowed frames before and after its join', () => {
  const fresh = openSocket(0);
  const seated = { ...fresh, seat: 0 as const };
  const code = (socket: typeof fresh, text: string | null, bytes = text?.length ?? 1) => {
    const received = receiveFrame(socket, { text, bytes }, 0);
    return received.t === 'close' ? received.code : received.t;
  };
  const join = JSON.stringify({ t: 'join', seatToken: 'A'.repeat(22) });
  assert.equal(code(fresh, join), 'join');
  assert.equal(code(seated, join), 4400);
  assert.equal(code(fresh, 'ping'), 4400);
  assert.equal(code(seated, 'ping'), 'ping');
  assert.equal(code(seated, 'A'.repeat(16_384)), 'sealed');
  assert.equal(code(seated, 'A'.repeat(16_385)), 1009);
  assert.equal(code(seated, null), 1009);
  assert.equal(code({ ...seated, bucket: { left: 0.5, at: 0 } }, 'ping'), 4429);
});
