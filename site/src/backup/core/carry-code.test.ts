import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { makeCarryCode, readCarryCode, formatCode } from './carry-code.ts';

const numRuns = chooseCaseCount(500);

test('BACK-6: a code is read in any case, with or without dash and spaces', () => {
  const random = fc.uint8Array({ minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(random, (bytes) => {
      const code = makeCarryCode(bytes);
      assert.match(code, /^[0-9A-HJKMNP-TV-Z]{12}$/);
      for (const typed of [code, formatCode(code), ` ${formatCode(code).toLowerCase()} `]) {
        assert.equal(readCarryCode(typed), code);
      }
    }),
    { numRuns },
  );
});

test('BACK-6: letters that look like digits are read as digits, and an invalid code is rejected', () => {
  assert.equal(readCarryCode('oOiI-lL23-4567'), '001111234567');
  for (const typed of [
    '',
    '1234567',
    '12345678',
    '123456789',
    '1234-567U',
    '1234 56!8',
    '1'.repeat(13),
  ]) {
    assert.equal(readCarryCode(typed), null, typed);
  }
});
