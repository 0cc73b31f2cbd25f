import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textFrame } from './wire.ts';

test('ROOM-6: a text frame on the wire, with its length in one byte or in three', () => {
  const heads: [number, readonly number[]][] = [
    [1, [0x81, 1]],
    [125, [0x81, 125]],
    [126, [0x81, 126, 0, 126]],
    [255, [0x81, 126, 0, 255]],
    [16_384, [0x81, 126, 0x40, 0]],
  ];
  for (const [length, head] of heads) {
    const payload = Buffer.alloc(length, 'A');
    assert.deepEqual(textFrame(payload), Buffer.concat([Buffer.from(head), payload]));
  }
});
