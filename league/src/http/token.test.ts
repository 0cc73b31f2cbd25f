import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashToken, generateToken, getVisiblePrefix, readTokenKind } from './token.ts';

test('AUTH-2: a token has its prefix, 32 random characters and a valid checksum', () => {
  for (const [kind, prefix] of [
    ['api_key', 'dl_'],
    ['login_link', 'dll_'],
    ['session', 'dls_'],
  ] as const) {
    const token = generateToken(kind);
    assert.match(token, new RegExp(`^${prefix}[0-9A-Za-z]{38}$`));
    assert.equal(readTokenKind(token), kind);
    assert.ok(token.startsWith(getVisiblePrefix(token)));
    assert.match(hashToken(token), /^[\w-]{43}$/);
  }
});

test('AUTH-2: a token with any one character changed is invalid', () => {
  const token = generateToken('api_key');
  for (let index = 0; index < token.length; index++) {
    const other = token[index] === 'x' ? 'y' : 'x';
    assert.equal(readTokenKind(token.slice(0, index) + other + token.slice(index + 1)), null);
  }
  assert.equal(readTokenKind(`${token}x`), null);
  assert.equal(readTokenKind(''), null);
});
