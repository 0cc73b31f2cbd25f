import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listOwnOrigins, makeUrl } from './own-origins.ts';

test('GATE-3: own origins are as browsers send them', () => {
  const local = ['http://127.0.0.1', 'http://localhost', 'http://[::1]'];
  assert.deepEqual(listOwnOrigins('127.0.0.1', 80), local);
  assert.deepEqual(listOwnOrigins('Play.Example', 80), ['http://play.example']);
  assert.deepEqual(listOwnOrigins('Play.Example', 443), ['http://play.example:443']);
  assert.deepEqual(listOwnOrigins('2001:DB8:0::1', 8400), ['http://[2001:db8::1]:8400']);
  assert.equal(makeUrl('fe80::1%eth0', 80), 'http://[fe80::1%eth0]:80', 'no page has this origin');
});
