import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinedFrame, peerFrame } from '../../../relay/src/room/frames.ts';
import { readRelayFrame } from './relay-frames.ts';

test('CONN-7: the relay’s own frames are read as it writes them', () => {
  const joined = { t: 'joined', proto: 1, seat: 1, peer: true, peerLeft: false };
  assert.deepEqual(readRelayFrame(joinedFrame(1, true, false)), joined);
  assert.deepEqual(readRelayFrame(peerFrame('online')), { t: 'peer', state: 'online' });
  assert.deepEqual(readRelayFrame(peerFrame('offline')), { t: 'peer', state: 'away' });
  assert.deepEqual(readRelayFrame(peerFrame('left')), { t: 'peer', state: 'left' });
  assert.deepEqual(readRelayFrame('pong'), { t: 'pong' });
  assert.deepEqual(readRelayFrame('A-_'), { t: 'sealed', text: 'A-_' });
});

test('CONN-7: frames of a newer relay, of none, and what is too large are passed over', () => {
  const large = 'A'.repeat(16_385);
  for (const text of ['{"t":"news"}', '{', '{"t":', '{}', '{"t":["joined"]}', large]) {
    assert.deepEqual(readRelayFrame(text), { t: 'unknown' }, text.slice(0, 20));
  }
});
