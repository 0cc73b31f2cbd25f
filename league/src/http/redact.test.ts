import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLogger } from './log.ts';
import { redact } from './redact.ts';
import { newToken } from './token.ts';

test('LOG-9: tokens, addresses and quoted values are struck out of what is logged of an error', () => {
  for (const kind of ['api_key', 'session', 'login_link'] as const) {
    assert.equal(redact(`no ${newToken(kind)}!`), 'no [token]!');
  }
  assert.equal(redact('for ann.lee@example.org, twice'), 'for [email], twice');
  assert.equal(redact('invalid input: "Ann \\"Lee\\""'), 'invalid input: "…"');
});

test('LOG-9: an error is logged by kind, code and place, with its message redacted', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line: string) => lines.push(line) });
  const token = newToken('api_key');
  const error = Object.assign(new Error(`bad ${token}`), { code: '23505', detail: token });
  logger.error({ err: error }, 'internal_error');
  const { err } = JSON.parse(lines[0] ?? '') as { err: Record<string, unknown> };
  assert.deepEqual([err['type'], err['code'], err['message']], ['Error', '23505', 'bad [token]']);
  assert.ok(!lines.join('').includes(token));
});
