import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../shared/refusal.ts';
import { readIdempotencyKey } from './idempotency.ts';

test('IDE-6: a key may be bare or a structured-field string', () => {
  const uuid = '8e03978e-40d5-43e8-bc93-6894a57f9324';
  assert.equal(readIdempotencyKey(uuid), uuid);
  assert.equal(readIdempotencyKey(`"${uuid}"`), uuid);
  assert.equal(readIdempotencyKey('  a;b/c+=:~ '), 'a;b/c+=:~');
  assert.equal(readIdempotencyKey('"two words, \\"quoted\\" \\\\"'), 'two words, "quoted" \\');
  assert.equal(readIdempotencyKey('x'.repeat(255)), 'x'.repeat(255));
  assert.equal(readIdempotencyKey(`"${'x'.repeat(255)}"`), 'x'.repeat(255));
  assert.equal(readIdempotencyKey(undefined), null);
});

test('IDE-6: an empty, long, repeated or unprintable key is refused', () => {
  const wrong = [
    '',
    '   ',
    '""',
    'x'.repeat(256),
    `"${'x'.repeat(256)}"`,
    'one, two',
    '"one", "two"',
    '"open',
    'half"quoted',
    '"\\n"',
    'two words',
    'ä',
    'tab\tbed',
  ];
  for (const header of wrong) {
    const read = readIdempotencyKey(header);
    assert.ok(read instanceof Refusal, header);
    assert.equal(read.errors?.[0]?.pointer, 'header/Idempotency-Key');
  }
});
