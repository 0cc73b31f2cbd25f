import assert from 'node:assert/strict';
import { test } from 'node:test';
import { redactSecrets } from './core/redact.ts';
import { createLogger } from './log.ts';

const TOKEN = `dl_${'aB3'.repeat(14)}`;

function lineOf(error: unknown): string {
  const lines: string[] = [];
  createLogger('info', { write: (line: string) => lines.push(line) }).error(
    { err: error },
    'broke',
  );
  return lines.join('');
}

test('LOG-9: an error is logged by kind, code and place, with its message and causes redacted', () => {
  const cause = new Error(`refused "Ann Lee" ${TOKEN}`);
  const error = Object.assign(new Error(`bad ${TOKEN}`, { cause }), {
    code: '23505',
    detail: TOKEN,
  });
  const line = lineOf(error);
  const { err } = JSON.parse(line) as { err: Record<string, Record<string, unknown>> };
  assert.deepEqual([err['type'], err['code'], err['message']], ['Error', '23505', 'bad [token]']);
  assert.equal(err['cause']?.['message'], 'refused "…" [token]');
  assert.ok(Array.isArray(err['stack']));
  assert.ok(!line.includes(TOKEN));
});

test('LOG-9: a self-referencing error, and a value that is not an error, give lines of bounded length', () => {
  const error = new Error('round');
  error.cause = error;
  assert.ok(lineOf(error).length < 20_000);
  assert.match(lineOf('ann@example.org'), /"err":\{"type":"string"\}/);
});

test('LOG-9: anything as long as a secret is redacted, and an id or short word is not', () => {
  assert.equal(redactSecrets(`no ${'a'.repeat(40)}!`), 'no [token]!');
  assert.equal(redactSecrets(`no ${'a'.repeat(39)}!`), `no ${'a'.repeat(39)}!`);
});
