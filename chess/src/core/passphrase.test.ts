import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passphraseFault } from './passphrase.ts';

test('BACK-2: a passphrase has at least 12 characters, and is typed twice', () => {
  assert.equal(passphraseFault('twelve chars', 'twelve chars'), null);
  assert.equal(passphraseFault('eleven char', 'eleven char')?.field, 'passphrase');
  assert.equal(passphraseFault('👑'.repeat(11), '👑'.repeat(11))?.field, 'passphrase');
  assert.equal(passphraseFault('twelve chars', 'twelve chars ')?.field, 'again');
});
