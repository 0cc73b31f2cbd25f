import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashToken, generateToken, visiblePrefix, tokenKind } from './token.ts';

test('AUTH-2: a token has its prefix, 32 random characters and a valid checksum', () => {
  for (const [kind, prefix] of [
    ['api_key', 'dl_'],
    ['login_link', 'dll_'],
    ['session', 'dls_'],
  ] as const) {
    const token = generateToken(kind);
    assert.match(token, new RegExp(`^${prefix}[0-9A-Za-z]{38}$`));
    assert.equal(tokenKind(token), kind);
    assert.ok(token.startsWith(visiblePrefix(token)));
    assert.match(hashToken(token), /^[\w-]{43}$/);
  }
});

test('AUTH-2: a token with any one character changed is invalid', () => {
  const token = generateToken('api_key');
  for (let index = 0; index < token.length; index++) {
    const other = token[index] === 'x' ? 'y' : 'x';
    assert.equal(tokenKind(token.slice(0, index) + other + token.slice(index + 1)), null);
  }
  assert.equal(tokenKind(`${token}x`), null);
  assert.equal(tokenKind(''), null);
});
