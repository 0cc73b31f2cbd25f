import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeyedDevice } from '../../sim/keyed-device.ts';
import { KeysModel } from '../../sim/keys-model.ts';
import { MOST_MEETINGS } from './session-state.ts';

test('HELLO-7: of what the relay says too often the last is heeded, once the second is over', () => {
  const host = new KeyedDevice('host', new KeysModel(), 1_000_000);
  host.run({ kind: 'joined', peer: 'away' });
  for (let times = 0; times < MOST_MEETINGS; times++) {
    const greeted = host.run({ kind: 'peer', peer: 'online' });
    assert.equal(greeted.length, 1);
  }
  for (const peer of ['away', 'online', 'left', 'away'] as const) {
    assert.deepEqual(host.run({ kind: 'peer', peer }), []);
  }
  assert.deepEqual(host.run({ kind: 'calm' }), [], 'too early');
  assert.equal(host.state.saved.peer.presence, 'online');
  host.now += 1000;
  host.run({ kind: 'calm' });
  assert.equal(host.state.saved.peer.presence, 'away');
  host.now += 1000;
  host.run({ kind: 'peer', peer: 'online' });
  host.now += 1000;
  host.run({ kind: 'calm' });
  assert.equal(host.state.saved.peer.presence, 'online', 'what was heeded is not heeded again');
});
