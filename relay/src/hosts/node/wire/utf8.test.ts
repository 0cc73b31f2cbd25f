import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { Utf8Check } from './utf8.ts';

/** Whether a text may continue after these parts, according to the platform's decoder. */
function mayGoOn(parts: readonly Buffer[]): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (const part of parts) decoder.decode(part, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function isWhole(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** @returns the number of bytes accepted before one is refused */
function taken(bytes: Buffer): number {
  const check = new Utf8Check();
  for (const [index, byte] of bytes.entries()) if (!check.take(Buffer.of(byte))) return index;
  return bytes.length;
}

test('FRAME-6: every first and second byte, and each that may follow, decodes as on the platform', () => {
  const followers = [0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xf5, 0xff];
  for (let first = 0; first < 256; first++) {
    for (let second = 0; second < 256; second++) {
      const two = Buffer.of(first, second);
      const may = mayGoOn([two]);
      assert.equal(new Utf8Check().take(two), may, two.toString('hex'));
      for (const third of may ? followers : []) {
        const three = Buffer.of(first, second, third);
        assert.equal(new Utf8Check().take(three), mayGoOn([three]), three.toString('hex'));
      }
    }
  }
});

test('FRAME-6: invalid text is refused at the same byte however it is split, and incomplete text is noticed', () => {
  const byte = fc.constantFrom(0x41, 0x80, 0xa0, 0xbf, 0xc3, 0xe0, 0xe2, 0xed, 0xf0, 0xf4, 0x90);
  const some = fc.array(
    fc.oneof(
      byte.map((one) => Buffer.of(one)),
      fc.constantFrom('ä', '€', '😀').map((text) => Buffer.from(text)),
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(some, fc.nat(20), (parts, cut) => {
      const bytes = Buffer.concat(parts);
      const check = new Utf8Check();
      const isTaken = check.take(bytes.subarray(0, cut)) && check.take(bytes.subarray(cut));
      assert.equal(isTaken, taken(bytes) === bytes.length);
      assert.equal(isTaken, mayGoOn([bytes]));
      if (isTaken) assert.equal(check.isWhole, isWhole(bytes));
    }),
    { numRuns: chooseCaseCount(2000) },
  );
});
