import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLoopback } from './loopback.ts';

test('WALL-10: an address that only opens on this computer is recognised', () => {
  for (const host of ['localhost:8081', '127.0.0.1:1', '127.1.2.3', '[::1]:80', 'club.localhost']) {
    assert.ok(isLoopback(`http://${host}`), host);
  }
  for (const host of [
    'club.example',
    '192.168.1.20:8081',
    'localhost.example',
    '[fe80::1]',
    '128.0.0.1',
  ]) {
    assert.ok(!isLoopback(`http://${host}`), host);
  }
});
