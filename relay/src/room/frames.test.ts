import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullBucket, takeOne } from './bucket.ts';
import { isFinal } from './close-codes.ts';
import { isRoomId, joinedFrame, peerFrame, readFrame } from './frames.ts';
import { openSocket, receive } from './socket.ts';

test('FRAME-1: each frame that a client may send, and no other', () => {
  assert.deepEqual(readFrame('ping'), { t: 'ping' });
  assert.deepEqual(readFrame('{"t":"leave"}'), { t: 'leave' });
  assert.deepEqual(readFrame('A-_9'), { t: 'sealed', text: 'A-_9' });
  const token = 'A'.repeat(22);
  const join = { t: 'join', seatToken: token, create: false, ownerKey: null };
  assert.deepEqual(readFrame(JSON.stringify({ t: 'join', seatToken: token })), join);
  const whole = { t: 'join', seatToken: token, create: true, ownerKey: 'key' };
  assert.deepEqual(readFrame(JSON.stringify(whole)), whole);
  for (const text of [
    '',
    'pong',
    'a+b',
    'a/b',
    'a=',
    '{',
    '{}',
    '{"t":"joined"}',
    'A'.repeat(16_385),
  ]) {
    assert.equal(readFrame(text), null, text.slice(0, 20));
  }
});

test('GATE-4: a room id is 43 base64url characters', () => {
  assert.ok(isRoomId('aZ09-_'.padEnd(43, 'x')));
  for (const id of ['', 'x'.repeat(42), 'x'.repeat(44), '+'.repeat(43), `${'x'.repeat(43)}\n`]) {
    assert.ok(!isRoomId(id));
  }
});

test('ROOM-10: the relay’s own frames', () => {
  const frames = [
    joinedFrame(1, true, false),
    peerFrame('online'),
    peerFrame('offline'),
    peerFrame('left'),
  ];
  assert.deepEqual(frames, [
    '{"t":"joined","proto":1,"seat":1,"peer":true,"peerLeft":false}',
    '{"t":"peer","online":true}',
    '{"t":"peer","online":false}',
    '{"t":"peer","online":false,"left":true}',
  ]);
});

test('CAP-2: a bucket of 30 that refills three a second, and nothing when the clock goes back', () => {
  const bucket = fullBucket(1000);
  for (let count = 1; count <= 30; count++) assert.ok(takeOne(bucket, 1000));
  assert.ok(!takeOne(bucket, 1333));
  assert.ok(!takeOne(bucket, 0));
  assert.ok(takeOne(bucket, 1334));
  assert.ok(!takeOne(bucket, 1334));
  assert.ok(takeOne(bucket, 1_000_000));
  assert.equal(bucket.left, 29, 'no more than 30');
});

test('CAP-1, FRAME-2, FRAME-3: what a socket may send before and after its join', () => {
  const fresh = openSocket(0);
  const seated = { ...fresh, seat: 0 as const };
  const code = (socket: typeof fresh, text: string | null, bytes = text?.length ?? 1) => {
    const received = receive(socket, { text, bytes }, 0);
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

test('FRAME-1: after which codes a client stops', () => {
  const final = [4400, 4401, 4403, 4409, 4410, 4411, 4412, 4430, 4503, 4508];
  for (const code of final) assert.ok(isFinal(code));
  for (const code of [1000, 1001, 1006, 1009, 1012, 4429]) assert.ok(!isFinal(code));
});
