import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { type Assembly, BODY_BYTES, MAX_PARTS, takePart, toParts } from './parts.ts';

const numRuns = chooseCaseCount(300);

function assembled(bodies: readonly unknown[]): string | null {
  let assembly: Assembly = null;
  let whole: string | null = null;
  for (const body of bodies) ({ assembly, whole } = takePart(assembly, body));
  return whole;
}

test('GAME-13: a text too long for a frame is sent in parts that fit, and comes out whole', () => {
  // An escape that does not fit at the end of a part moves to the next one.
  const longest = (BODY_BYTES - 64 - 5) * MAX_PARTS;
  const text = fc
    .tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }), fc.nat(longest))
    .map(([unit, length]) => unit.repeat(Math.floor(length / unit.length / 6)));
  fc.assert(
    fc.property(text, fc.nat(), (json, of) => {
      const parts = toParts(json, of, BODY_BYTES);
      assert.ok(parts !== null);
      for (const part of parts) {
        assert.ok(Buffer.byteLength(JSON.stringify(part)) <= BODY_BYTES);
      }
      assert.equal(assembled(structuredClone(parts)), json);
    }),
    { numRuns },
  );
});

test('GAME-13: a text has at most 16 parts', () => {
  const most = (BODY_BYTES - 64) * MAX_PARTS;
  assert.equal(toParts('x'.repeat(most), 1, BODY_BYTES)?.length, 16);
  assert.equal(toParts('x'.repeat(most + 1), 1, BODY_BYTES), null);
});

test('GAME-13: missing, mixed, repeated or surplus parts yield nothing', () => {
  const [one, two, three] = toParts('a'.repeat(30_000), 1, BODY_BYTES) ?? [];
  const [other] = toParts('b'.repeat(30_000), 2, BODY_BYTES) ?? [];
  assert.ok(one && two && three && other);
  assert.equal(assembled([one, two, three])?.length, 30_000);
  const wrong: readonly (readonly unknown[])[] = [
    [one, three],
    [two, three],
    [one, one, three],
    [one, two, two],
    [other, two, three],
    [one, two, other, three],
    [one, two, { ...three, count: 4 }],
    [one, two, { ...three, of: 3 }],
  ];
  for (const parts of wrong) assert.equal(assembled(parts), null);
  assert.equal(assembled([one, one, two, three])?.length, 30_000, 'the first again begins again');
  const single = { t: 'part', of: 1, index: 0, count: 1, text: 'x' };
  assert.equal(assembled([single]), 'x');
});

test('GAME-13: a hostile part is ignored and does not disturb the assembly', () => {
  const [one, two, three] = toParts('a'.repeat(30_000), 1, BODY_BYTES) ?? [];
  const part = { t: 'part', of: 1, index: 0, count: 2, text: 'x' };
  const hostile: readonly unknown[] = [
    null,
    'part',
    {},
    { ...part, t: 'sync' },
    { ...part, text: 7 },
    { ...part, text: 'x'.repeat(12_001) },
    { ...part, count: MAX_PARTS + 1 },
    { ...part, count: 0 },
    { ...part, index: 2 },
    { ...part, index: -1 },
    { ...part, index: 0.5 },
    { ...part, of: '1' },
  ];
  for (const body of hostile) {
    assert.equal(
      assembled([one, two, body, three])?.length,
      30_000,
      JSON.stringify(body)?.slice(0, 80),
    );
  }
  assert.notEqual(takePart(null, { ...part, count: MAX_PARTS }).assembly, null);
});
