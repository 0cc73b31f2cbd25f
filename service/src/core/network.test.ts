import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPublicAddress, listNetworks } from './network.ts';

test('NET-1, LIM-4: a network is an IPv4 address or the /64 of an IPv6 one, in any notation', () => {
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
  for (const [address, network] of networks)
    assert.equal(listNetworks(address)[0], network, address);
});

test('NET-4: a /64 lies in a /56 and a /48, and an IPv4 address in no wider network', () => {
  const [, ...around] = listNetworks('2001:db8:1:abcd::9');
  assert.deepEqual(around, ['2001:db8:1:ab00::/56', '2001:db8:1::/48']);
  assert.deepEqual(listNetworks('2001:db8:1:ab01::').slice(1), around);
  assert.deepEqual(listNetworks('2001:db8:1:cd::9').slice(1), ['2001:db8:1:0::/56', around[1]]);
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '']) {
    assert.equal(listNetworks(address).length, 1);
  }
});

test('PUSH-6: addresses of this machine and of private networks are not public', () => {
  const own = [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.1.2.3',
    '::7f00:1',
    '::10.1.2.3',
    '::9.9.9.9',
    '64:ff9b:1::a01:203',
    '1fff:ffff::1',
    '4000::1',
    'fec0::1',
    '64:ff9b::a01:203',
    '2002:a01:203::1',
    'fc00::1',
    'fe80::1%eth0',
    'ff02::1',
    'push.example.org',
    '',
  ];
  for (const address of own) assert.equal(isPublicAddress(address), false, address);
  const others = [
    '9.255.255.255',
    '172.15.255.255',
    '172.32.0.1',
    '::ffff:9.9.9.9',
    '2000::1',
    '2a00:1450::1',
    '3ffe::1',
  ];
  for (const address of others) assert.equal(isPublicAddress(address), true, address);
});
