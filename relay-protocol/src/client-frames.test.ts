import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRoomId, readClientFrame } from './client-frames.ts';

test('FRAME-1: a client may send these frames and no others', () => {
  assert.deepEqual(readClientFrame('ping'), { t: 'ping' });
  assert.deepEqual(readClientFrame('{"t":"leave"}'), { t: 'leave' });
  assert.deepEqual(readClientFrame('A-_9'), { t: 'sealed', text: 'A-_9' });
  const token = 'A'.repeat(22);
  const join = { t: 'join', seatToken: token, create: false, ownerKey: null };
  assert.deepEqual(readClientFrame(JSON.stringify({ t: 'join', seatToken: token })), join);
  const whole = { t: 'join', seatToken: token, create: true, ownerKey: 'key' };
  assert.deepEqual(readClientFrame(JSON.stringify(whole)), whole);
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
    assert.equal(readClientFrame(text), null, text.slice(0, 20));
  }
});

test('GATE-4: a room id has 43 base64url characters', () => {
  assert.ok(isRoomId('aZ09-_'.padEnd(43, 'x')));
  for (const id of ['', 'x'.repeat(42), 'x'.repeat(44), '+'.repeat(43), `${'x'.repeat(43)}\n`]) {
    assert.ok(!isRoomId(id));
  }
});
