import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeFrameInPlace, HEADROOM, makeTextFrame } from './frames.ts';
import { OPCODE } from './opcodes.ts';

const HEADS: readonly (readonly [length: number, head: readonly number[]])[] = [
  [0, [0x81, 0]],
  [1, [0x81, 1]],
  [125, [0x81, 125]],
  [126, [0x81, 126, 0, 126]],
  [255, [0x81, 126, 0, 255]],
  [16_384, [0x81, 126, 0x40, 0]],
  [65_535, [0x81, 126, 0xff, 0xff]],
  [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
];

test('ROOM-6: a text frame encodes its length in as few bytes as possible', () => {
  for (const [length, head] of HEADS) {
    const payload = 'A'.repeat(length);
    assert.deepEqual(
      makeTextFrame(payload),
      Buffer.concat([Buffer.from(head), Buffer.from(payload)]),
    );
  }
  const payload = Buffer.from('ä€😀');
  assert.deepEqual(makeTextFrame('ä€😀'), Buffer.concat([Buffer.from([0x81, 9]), payload]));
});

test('ROOM-6: a payload is sent in place, and the bytes before its header stay unchanged', () => {
  for (const [length, head] of HEADS) {
    const bytes = Buffer.alloc(HEADROOM + length, 0xee);
    const frame = writeFrameInPlace(bytes, HEADROOM, bytes.length, OPCODE.text);
    assert.deepEqual(frame.subarray(0, head.length), Buffer.from(head));
    assert.equal(frame.buffer, bytes.buffer, 'no copy');
    assert.ok(bytes.subarray(0, HEADROOM - head.length).every((byte) => byte === 0xee));
  }
});
