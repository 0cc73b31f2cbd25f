import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeJoinedFrame, makePeerFrame, readRelayFrame } from './relay-frames.ts';

test('CONN-7: the relay’s own frames are read as it writes them', () => {
  const joined = { t: 'joined', proto: 1, seat: 1, peer: true, peerLeft: false };
  assert.deepEqual(readRelayFrame(makeJoinedFrame(1, true, false)), joined);
  assert.deepEqual(readRelayFrame(makePeerFrame('online')), { t: 'peer', state: 'online' });
  assert.deepEqual(readRelayFrame(makePeerFrame('offline')), { t: 'peer', state: 'away' });
  assert.deepEqual(readRelayFrame(makePeerFrame('left')), { t: 'peer', state: 'left' });
  assert.deepEqual(readRelayFrame('pong'), { t: 'pong' });
  assert.deepEqual(readRelayFrame('A-_'), { t: 'sealed', text: 'A-_' });
});

test('CONN-7: invalid, oversized and newer relay frames are ignored', () => {
  const large = 'A'.repeat(16_385);
  for (const text of ['{"t":"news"}', '{', '{"t":', '{}', '{"t":["joined"]}', large]) {
    assert.deepEqual(readRelayFrame(text), { t: 'unknown' }, text.slice(0, 20));
  }
});

test('ROOM-10: the relay writes its own frames as specified', () => {
  const frames = [
    makeJoinedFrame(1, true, false),
    makePeerFrame('online'),
    makePeerFrame('offline'),
    makePeerFrame('left'),
  ];
  assert.deepEqual(frames, [
    '{"t":"joined","proto":1,"seat":1,"peer":true,"peerLeft":false}',
    '{"t":"peer","online":true}',
    '{"t":"peer","online":false}',
    '{"t":"peer","online":false,"left":true}',
  ]);
});
