import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeyedDevice } from '../../sim/keyed-device.ts';
import { KeysModel } from '../../sim/keys-model.ts';
import { Pair } from '../../test/pair.ts';
import { addTerms } from './saved-game.ts';
import { MAX_MEETINGS } from './session-state.ts';

test('HELLO-7: when the relay reports too often, only the last report counts, once the second is over', () => {
  const host = new KeyedDevice('host', new KeysModel(), 1_000_000);
  host.run({ kind: 'joined', peer: 'away' });
  for (let times = 0; times < MAX_MEETINGS; times++) {
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

test('HELLO-8: only the host changes the setup, and only until a guest was there', () => {
  const setup = { hostSide: 1, options: { clock: null } } as const;
  const host = new KeyedDevice('host', new KeysModel(), 1_000_000);
  host.run({ kind: 'joined', peer: 'away' });
  const changed = addTerms(host.state.saved, setup);
  assert.deepEqual(changed?.setup, setup);
  assert.equal(changed?.match.hostSide, 1);
  assert.equal(changed?.secret, host.state.saved.secret);
  const guest = new KeyedDevice('guest', new KeysModel(), 1_000_000);
  assert.equal(addTerms(guest.state.saved, setup), null);
  host.run({ kind: 'peer', peer: 'online' });
  assert.equal(addTerms(host.state.saved, setup), null);
  host.run({ kind: 'peer', peer: 'away' });
  assert.equal(addTerms(host.state.saved, setup), null);
});

const CLAIM = { kind: 'command', command: { kind: 'claimAbsence' } } as const;

/** The player of seat 0 after their own move; whether the other's app accepts claims of absence. */
function afterOwnMove(canBeClaimed: boolean): KeyedDevice {
  const host = new KeyedDevice('host', new KeysModel(), 1_000_000);
  const { saved } = host.state;
  const match = Pair.playing('0', '3', '1').states[0];
  const peer = { ...saved.peer, canBeClaimed };
  host.state = { ...host.state, saved: { ...saved, match, peer } };
  return host;
}

test('GAME-18: absence is claimed only against an app that reads claims', () => {
  for (const canBeClaimed of [true, false]) {
    const host = afterOwnMove(canBeClaimed);
    host.run(CLAIM);
    assert.equal(host.state.saved.match.absence?.by, canBeClaimed ? 0 : undefined);
  }
});

test('GAME-18: leaving after claiming absence does not resign the game', () => {
  for (const isClaimed of [true, false]) {
    const host = afterOwnMove(true);
    if (isClaimed) host.run(CLAIM);
    host.run({ kind: 'leave' });
    const [own] = host.state.saved.match.history.resigned;
    assert.equal(own?.why, isClaimed ? undefined : 'resignation');
    assert.equal(host.state.saved.isLeaving, true);
  }
});
