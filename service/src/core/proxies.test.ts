import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findClientAddress, PROXIES } from './proxies.ts';

function seen(trust: string, direct: string, forwardedFor?: string): string {
  const read = PROXIES.read(trust);
  assert.notEqual(read, undefined, trust);
  return findClientAddress(direct, forwardedFor, read ?? false);
}

test('NET-3: without a proxy, no claimed address is believed', () => {
  assert.equal(seen('0', '192.0.2.1', '198.51.100.1'), '192.0.2.1');
});

test('NET-3: with a number of proxies, the outermost of them saw the client', () => {
  const chain = '203.0.113.9, 198.51.100.1 ,10.0.0.2';
  assert.equal(seen('1', '10.0.0.1', chain), '10.0.0.2');
  assert.equal(seen('2', '10.0.0.1', chain), '198.51.100.1');
  assert.equal(seen('10', '10.0.0.1', chain), '203.0.113.9', 'there are no more');
  assert.equal(seen('1', '10.0.0.1'), '10.0.0.1');
  assert.equal(seen('1', '10.0.0.1', ' , '), '10.0.0.1');
});

test('NET-3: proxies named by address are believed, and no others', () => {
  const named = '10.0.0.0/8, 127.0.0.1,2001:db8::/32';
  assert.equal(seen(named, '127.0.0.1', '198.51.100.1'), '198.51.100.1');
  assert.equal(seen(named, '::ffff:127.0.0.1', '198.51.100.1'), '198.51.100.1');
  assert.equal(seen(named, '2001:db8:7::1', '203.0.113.9, 198.51.100.1, 10.9.9.9'), '198.51.100.1');
  assert.equal(seen(named, '127.0.0.2', '198.51.100.1'), '127.0.0.2');
  assert.equal(seen(named, '11.0.0.1', '198.51.100.1'), '11.0.0.1');
  assert.equal(seen(named, '2001:db9::1', '198.51.100.1'), '2001:db9::1');
});

test('NET-3: anything but a number or addresses is an invalid setting', () => {
  const wrong = [
    '11',
    '-1',
    'yes',
    'proxy',
    '10.0.0.0/33',
    '::/129',
    '127.1',
    '10.0.0.1/',
    '1,2',
    ',',
  ];
  for (const text of wrong) assert.equal(PROXIES.read(text), undefined, text);
});
