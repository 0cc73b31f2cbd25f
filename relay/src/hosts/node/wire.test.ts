import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { readInPieces, textFrame } from './wire.ts';

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

test('CAP-2: what comes in is read piece by piece, and no further than to where it is closed', () => {
  const whole = Buffer.from(Array.from({ length: 10_000 }, (_, index) => index % 251));
  for (const most of [5000, Infinity]) {
    const socket = new PassThrough();
    const read: Buffer[] = [];
    const length = () => Buffer.concat(read).length;
    socket.on('data', (piece: Buffer) => read.push(piece));
    readInPieces(socket, () => length() >= most);
    socket.emit('data', whole);
    assert.deepEqual(
      Buffer.concat(read),
      whole.subarray(0, length()),
      'in order, and nothing twice',
    );
    assert.equal(length() < whole.length, most < whole.length);
    assert.ok(length() >= Math.min(most, whole.length));
  }
});
