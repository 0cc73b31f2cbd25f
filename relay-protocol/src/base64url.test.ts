import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fromBase64url, toBase64url } from './base64url.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 300);

test('SEAL-1: bytes encode to the same base64url as in Node, and decode again', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200, size: 'max' }), (bytes) => {
      const text = toBase64url(bytes);
      assert.equal(text, Buffer.from(bytes).toString('base64url'));
      assert.deepEqual(fromBase64url(text), new Uint8Array(bytes));
    }),
    { numRuns },
  );
});

test('SEAL-2: a text is decoded only if it is the canonical encoding of its bytes', () => {
  for (const text of ['A', 'AB', 'AAB', 'AA==', 'AA=', 'A+A', 'A/A', 'A A', 'AA\n', 'AAAAA', 'é']) {
    assert.equal(fromBase64url(text), null, text);
  }
  const letters = fc.constantFrom('A', 'Q', 'g', 'w', '_', '-', '9', '=', '+', ' ', 'é');
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 12 }), (text) => {
      const bytes = fromBase64url(text);
      assert.ok(bytes === null || toBase64url(bytes) === text);
    }),
    { numRuns },
  );
});
