import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readKey, rotateKey, unmaskPayload } from './mask.ts';

test('FRAME-5: bytes are unmasked as the RFC says, at any offset and however they are split', () => {
  const key = Buffer.from([0x37, 0xfa, 0x21, 0x3d]);
  for (const length of [0, 1, 2, 3, 4, 5, 7, 95, 96, 97, 100, 131, 300]) {
    for (let offset = 0; offset < 5; offset++) {
      for (const cut of new Set([0, Math.floor(length / 3), length])) {
        const bytes = Buffer.alloc(offset + length + 3, 0xee);
        for (let at = 0; at < length; at++) bytes[offset + at] = (at * 7) & 0x7f;
        const plain = Buffer.from(bytes);
        for (let at = 0; at < length; at++)
          bytes[offset + at] = (plain[offset + at] ?? 0) ^ (key[at % 4] ?? 0);
        unmaskPayload(bytes, offset, offset + cut, readKey(key, 0));
        unmaskPayload(bytes, offset + cut, offset + length, rotateKey(readKey(key, 0), cut));
        assert.deepEqual(bytes, plain, `${length} at ${offset}, cut at ${cut}`);
      }
    }
  }
});

test('FRAME-6: a byte that is not ASCII is found at every position, in short and long text', () => {
  for (const length of [20, 200]) {
    assert.ok(unmaskPayload(Buffer.alloc(length, 0x41 ^ 0x05), 0, length, 0x05050505));
    for (let at = 0; at < length; at++) {
      const bytes = Buffer.alloc(length, 0x41 ^ 0x05);
      bytes[at] = 0x80 ^ 0x05;
      assert.ok(!unmaskPayload(bytes, 0, length, 0x05050505), `${at} of ${length}`);
    }
  }
});
