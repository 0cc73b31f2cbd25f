import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { nameNetworks } from './network-names.ts';

const KEY = 'k'.repeat(43);

test('NET-1, NET-2: a network has one name per key', () => {
  const [name] = nameNetworks('192.0.2.1', KEY);
  assert.deepEqual(nameNetworks('::ffff:192.0.2.1', KEY), [name]);
  assert.notEqual(nameNetworks('192.0.2.2', KEY)[0], name);
  assert.notEqual(nameNetworks('192.0.2.1', KEY.replace('k', 'l'))[0], name);
  const sha256 = createHash('sha256').update(KEY).update('192.0.2.1').digest();
  assert.equal(name, sha256.toString('base64url').slice(0, 22));
});

test('NET-1: neighbours share the names of the wider networks that both are in', () => {
  const [one, other] = ['2001:db8:1:200::1', '2001:db8:1:2ff::9'].map((at) =>
    nameNetworks(at, KEY),
  );
  assert.equal(one?.length, 3);
  assert.notEqual(one?.[0], other?.[0]);
  assert.deepEqual(one?.slice(1), other?.slice(1));
});
