import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networksOf } from './network.ts';

test('NET-1, LIM-4: an IPv4 address, or the /64 of an IPv6 one, however it is written', () => {
  const networks: readonly (readonly [string, string])[] = [
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:DB8:0000:0001::9', '2001:db8:0:1::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
    ['127.1', '127.1'],
    ['2001:db8::1::2', '2001:db8::1::2'],
  ];
  for (const [address, network] of networks) assert.equal(networksOf(address)[0], network, address);
});

test('NET-4: a /64 lies in a /56 and a /48, and an IPv4 address in nothing', () => {
  const [, ...around] = networksOf('2001:db8:1:abcd::9');
  assert.deepEqual(around, ['2001:db8:1:ab00::/56', '2001:db8:1::/48']);
  assert.deepEqual(networksOf('2001:db8:1:ab01::').slice(1), around);
  assert.deepEqual(networksOf('2001:db8:1:cd::9').slice(1), ['2001:db8:1:0::/56', around[1]]);
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '']) {
    assert.equal(networksOf(address).length, 1);
  }
});
