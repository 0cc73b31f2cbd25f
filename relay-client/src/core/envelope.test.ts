import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { getNextNumber, readEnvelope, STEP_BYTES, writeEnvelope } from './envelope.ts';

const numRuns = chooseCaseCount(500);

test('ENV-1: an envelope is read as written, with only the role of its sender', () => {
  const number = fc.integer({ min: 1, max: 2 ** 52 });
  fc.assert(
    fc.property(fc.constantFrom('host', 'guest'), number, fc.json(), (from, n, json) => {
      const text = writeEnvelope(from, n, JSON.parse(json));
      const body: unknown = JSON.parse(JSON.stringify(JSON.parse(json)));
      assert.deepEqual(readEnvelope(text, from), { v: 1, from, n, body });
      assert.equal(readEnvelope(text, from === 'host' ? 'guest' : 'host'), null);
    }),
    { numRuns },
  );
});

test('SEAL-6: an envelope is padded to steps of 512 bytes, in any script', () => {
  for (const text of ['', 'é'.repeat(280), '😀'.repeat(280), 'x'.repeat(460)]) {
    const envelope = writeEnvelope('guest', 1_700_000_000_000_000, { t: 'chat', text });
    const bytes = Buffer.byteLength(envelope);
    assert.equal(bytes % STEP_BYTES, 0);
    assert.ok(bytes - Buffer.byteLength(envelope.trimEnd()) < STEP_BYTES);
  }
  assert.equal(Buffer.byteLength(writeEnvelope('host', 1, { t: 'ack', n: 1 })), 512);
});

test('ENV-1: any other sealed content is not an envelope', () => {
  const whole = { v: 1, from: 'host', n: 1, body: {} };
  const hostile: unknown[] = [
    null,
    [],
    7,
    'text',
    { ...whole, v: 2 },
    { ...whole, v: '1' },
    { ...whole, from: 'peer' },
    { ...whole, n: 0 },
    { ...whole, n: -1 },
    { ...whole, n: 1.5 },
    { ...whole, n: 2 ** 52 + 1 },
    { ...whole, n: 2 ** 53 - 1 },
    { ...whole, n: 2 ** 53 },
    { ...whole, n: '1' },
    { ...whole, n: null },
  ];
  for (const value of hostile) assert.equal(readEnvelope(JSON.stringify(value), 'host'), null);
  for (const text of ['', '{', '{"v":1,"from":"host","n":1e400}']) {
    assert.equal(readEnvelope(text, 'host'), null);
  }
});

test('ENV-2: a number is above the last, and follows the clock if that is higher', () => {
  assert.equal(getNextNumber(0, 1_700_000_000_000), 1_700_000_000_000_000);
  assert.equal(getNextNumber(1_700_000_000_000_000, 1_700_000_000_000), 1_700_000_000_000_001);
  assert.equal(getNextNumber(9, 0.0001), 10);
  const clock = fc.array(fc.integer({ min: -(2 ** 40), max: 2 ** 42 }), {
    maxLength: 30,
    size: 'max',
  });
  fc.assert(
    fc.property(clock, (times) => {
      let last = 0;
      for (const now of times) {
        const next = getNextNumber(last, now);
        assert.ok(Number.isSafeInteger(next) && next > last);
        last = next;
      }
    }),
    { numRuns },
  );
});
