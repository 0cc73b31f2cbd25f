import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLoopback } from './loopback.ts';

test('HAND-5: an address that only this machine can open is recognised', () => {
  for (const host of [
    'localhost',
    'LOCALHOST.',
    'play.localhost',
    '127.0.0.1',
    '127.1.2.3',
    '[::1]',
  ]) {
    assert.equal(isLoopback(host), true, host);
  }
  for (const host of ['play.example', '192.168.0.7', 'localhost.example', '127.example', '[::2]']) {
    assert.equal(isLoopback(host), false, host);
  }
});
