import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const RED_GREEN_BLUE_ALPHA = 6;

/** Encodes a square PNG from rows of pixels, four bytes each: red, green, blue, alpha. */
export function encodePng(pixels: Uint8Array, side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([BITS, RED_GREEN_BLUE_ALPHA], 8);
  const rows = Buffer.alloc(side * (side * 4 + 1));
  for (let row = 0; row < side; row++) {
    // Each row begins with its filter type: none.
    rows.set(pixels.subarray(row * side * 4, (row + 1) * side * 4), row * (side * 4 + 1) + 1);
  }
  const parts = [
    encodeChunk('IHDR', head),
    encodeChunk('IDAT', deflateSync(rows)),
    encodeChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...parts]);
}

function encodeChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
