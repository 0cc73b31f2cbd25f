import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPassphraseFault } from './passphrase.ts';

function faultOf(passphrase: string, again = passphrase) {
  return findPassphraseFault({ passphrase, again });
}

test('BACK-2: a passphrase has at least 12 characters, and is typed twice', () => {
  assert.equal(faultOf('twelve chars'), null);
  const short = { field: 'passphrase', missing: 1 };
  assert.deepEqual(faultOf('eleven char'), short);
  assert.deepEqual(faultOf('👑'.repeat(11)), short);
  assert.deepEqual(faultOf(''), { field: 'passphrase', missing: 12 });
  assert.equal(faultOf('twelve chars', 'twelve chars ')?.field, 'again');
});
