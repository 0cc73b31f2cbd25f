import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArrivalFromAddress, readArrival, writeOwnerKeyCode, readPage } from './arrival.ts';

const SECRET = 'AAAAAAAAAAAAAAAAAAAAAA';

test('HAND-1: pasted or scanned text does what its link would', () => {
  const invite = { kind: 'invite', invite: { secret: SECRET, relay: null, name: null } };
  const link = ` https://chess.example/#join=${SECRET}\n`;
  assert.deepEqual(readArrival(link), { kind: 'join', invite });
  assert.deepEqual(readArrival('https://x/#carry=abc'), { kind: 'carried', packed: 'abc' });
  assert.deepEqual(readArrival('https://x/#owner=k'), { kind: 'owner', key: 'k' });
  for (const text of ['', 'hello', 'https://chess.example/', 'https://x/#/join']) {
    assert.equal(readArrival(text), null, text);
  }
});

test('HAND-1, PREF-5: a code with an owner key is not an address, and carries the key', () => {
  const code = writeOwnerKeyCode('of my relay #1');
  assert.doesNotMatch(code, /^https?:/);
  assert.deepEqual(readArrival(code), { kind: 'owner', key: 'of my relay #1' });
  assert.deepEqual(readArrival(writeOwnerKeyCode('')), { kind: 'owner', key: null });
});

test('PAGE-11: a secret in the path or query is read, and the page’s address loses it', () => {
  const invite = { kind: 'invite', invite: { secret: SECRET, relay: null, name: 'Ada' } };
  const lost: readonly (readonly [pathname: string, search: string])[] = [
    [`/%23join=${SECRET}&name=Ada`, ''],
    [`/%2523join%3D${SECRET}%26name%3DAda`, ''],
    ['/', `?join=${SECRET}&name=Ada`],
    ['/', `?fbclid=x%23join=${SECRET}&name=Ada`],
  ];
  for (const [pathname, search] of lost) {
    const address = { pathname, search, hash: '' };
    assert.deepEqual(readArrivalFromAddress(address), { kind: 'join', invite }, pathname + search);
    assert.equal(readPage(address), '/');
  }
  const key = { pathname: '/%23owner=k', search: '', hash: '' };
  assert.deepEqual(readArrivalFromAddress(key), { kind: 'owner', key: 'k' });
  const page = { pathname: '/noughts/', search: '?x=1', hash: '#/join' };
  assert.equal(readArrivalFromAddress(page), null);
  assert.equal(readPage(page), '/noughts/');
});
