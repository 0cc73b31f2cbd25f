import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeyedDevice, type OpenFrame } from '../../sim/keyed-device.ts';
import { KeysModel } from '../../sim/keys-model.ts';
import type { Role } from './role.ts';
import { MAX_KEYS } from './session-state.ts';
import { WORDS } from './word-list.ts';
import { findWords } from './words.ts';

const NOW = 1_000_000;

function metHost(model: KeysModel): { readonly host: KeyedDevice; readonly hello: OpenFrame } {
  const host = new KeyedDevice('host', model, NOW);
  const [hello] = host.run({ kind: 'joined', peer: 'online' });
  assert.ok(hello);
  return { host, hello };
}

function frame(to: Role, n: number, body: OpenFrame['body']): OpenFrame {
  return { to, n, body, by: null };
}

test('INNER-3: a guest’s new keys are answered five times at once, then once a second', () => {
  const model = new KeysModel();
  const { host, hello } = metHost(model);
  let commitment = hello.body['key'];
  let [n, renewed] = [1, 0];
  const showAnother = () => {
    const { public: shown } = model.make();
    const sent = host.take(frame('host', ++n, { t: 'key', to: commitment, public: shown }));
    const again = sent.find(({ body }) => body['t'] === 'hello');
    if (again === undefined) return;
    commitment = again.body['key'];
    renewed += 1;
  };
  for (let times = 0; times < 100; times++) showAnother();
  assert.equal(renewed, MAX_KEYS);
  host.now += 1000;
  for (let times = 0; times < 100; times++) showAnother();
  assert.equal(renewed, MAX_KEYS + 1);
});

test('INNER-2: a guest that greets again shows its key again, as the first may have been ignored', () => {
  const model = new KeysModel();
  const { hello } = metHost(model);
  const guest = new KeyedDevice('guest', model, NOW);
  guest.run({ kind: 'joined', peer: 'online' });
  const [shown] = guest.take(hello);
  const again = guest.run({ kind: 'rename', name: 'Ben' });
  assert.deepEqual(
    again.map(({ body }) => body['t']),
    ['hello', 'key'],
  );
  assert.deepEqual(again[1]?.body, shown?.body);
  guest.run({ kind: 'peer', peer: 'away' });
  guest.run({ kind: 'peer', peer: 'online' });
  assert.equal(
    guest.run({ kind: 'rename', name: 'Bea' }).length,
    1,
    'not before the host is heard',
  );
});

test('INNER-1: once there are keys, each sends all that it has, and a host what it was asked', () => {
  const model = new KeysModel();
  const { host, hello } = metHost(model);
  const guest = new KeyedDevice('guest', model, NOW);
  const [greeting] = guest.run({ kind: 'joined', peer: 'online' });
  assert.ok(greeting);
  assert.deepEqual(host.take(greeting), [], 'nothing can be sealed yet');
  const [key] = guest.take(hello);
  assert.ok(key);
  const [opening, sync] = host.take(key);
  assert.ok(opening && sync);
  assert.deepEqual([opening.body['t'], sync.body['t']], ['key', 'sync']);
  assert.deepEqual(
    guest.take(opening).map(({ body, by }) => [body['t'], by !== null]),
    [['sync', true]],
  );
});

test('INNER-4: only the current words can be marked as compared', () => {
  const model = new KeysModel();
  const { host, hello } = metHost(model);
  const guest = new KeyedDevice('guest', model, NOW);
  const [greeting] = guest.run({ kind: 'joined', peer: 'online' });
  assert.ok(greeting);
  host.take(greeting);
  host.run({ kind: 'compared', code: '00000000000' });
  assert.equal(host.state.saved.keys.isCompared, false, 'no words yet');
  const [key] = guest.take(hello);
  assert.ok(key);
  host.take(key);
  const { agreed } = host.state.saved.keys;
  assert.ok(agreed);
  host.run({ kind: 'compared', code: `${agreed.code}0` });
  assert.equal(host.state.saved.keys.isCompared, false, 'others came meanwhile');
  host.run({ kind: 'compared', code: agreed.code });
  assert.equal(host.state.saved.keys.isCompared, true);
});

test('INNER-4: each eleven bits of the code are a word, the first bits first', () => {
  assert.deepEqual(
    findWords('00000000000'),
    Array.from({ length: 4 }, () => WORDS[0]),
  );
  assert.deepEqual(
    findWords('fffffffffff'),
    Array.from({ length: 4 }, () => WORDS[2047]),
  );
  // 1, 2, 3 and 4 as eleven bits each.
  assert.deepEqual(findWords('00200801804'), [WORDS[1], WORDS[2], WORDS[3], WORDS[4]]);
  assert.equal(WORDS.length, 2048);
  assert.deepEqual(WORDS, [...new Set(WORDS)].toSorted());
  for (const word of WORDS) assert.match(word, /^[a-z]{3,8}$/);
});
