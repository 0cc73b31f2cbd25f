import assert from 'node:assert/strict';
import { test } from 'node:test';
import { redactSecrets } from 'service/redact';
import { generateToken } from './token.ts';

test('LOG-9: tokens, addresses and quoted values are redacted from logged errors', () => {
  for (const kind of ['api_key', 'session', 'login_link'] as const) {
    assert.equal(redactSecrets(`no ${generateToken(kind)}!`), 'no [token]!');
  }
  assert.equal(redactSecrets('for ann.lee@example.org, twice'), 'for [email], twice');
  assert.equal(redactSecrets('invalid input: "Ann \\"Lee\\""'), 'invalid input: "…"');
});
