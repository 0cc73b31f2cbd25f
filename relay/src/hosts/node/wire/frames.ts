import { OPCODE } from './opcodes.ts';

/** Up to this length, the header's second byte holds it; up to the next, two more bytes. */
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MEDIUM = 0xffff;
const FINAL = 0x80;
const CODE_BYTES = 2;

/** The most bytes that the header of a server's frame takes. */
export const HEADROOM = 10;

/**
 * Writes the header of a whole frame, as a server sends it, over the bytes before its payload. A
 * client's header is four bytes longer, so the payload is passed on without a copy.
 * @returns where the frame starts
 */
function writeHeader(bytes: Buffer, start: number, end: number, opcode: number): number {
  const length = end - start;
  if (length <= SHORT) {
    bytes[start - 2] = FINAL | opcode;
    bytes[start - 1] = length;
    return start - 2;
  }
  if (length <= MEDIUM) {
    bytes[start - 4] = FINAL | opcode;
    bytes[start - 3] = TWO_BYTES;
    bytes.writeUInt16BE(length, start - 2);
    return start - 4;
  }
  bytes[start - HEADROOM] = FINAL | opcode;
  bytes[start - 9] = EIGHT_BYTES;
  bytes.writeUIntBE(0, start - 8, 2);
  bytes.writeUIntBE(length, start - 6, 6);
  return start - HEADROOM;
}

/** Makes a frame around a payload that has room for the header before it, without a copy. */
export function writeFrameInPlace(
  bytes: Buffer,
  start: number,
  end: number,
  opcode: number,
): Buffer {
  return bytes.subarray(writeHeader(bytes, start, end, opcode), end);
}

export function makeTextFrame(text: string): Buffer {
  const bytes = Buffer.allocUnsafe(HEADROOM + Buffer.byteLength(text));
  bytes.write(text, HEADROOM);
  return writeFrameInPlace(bytes, HEADROOM, bytes.length, OPCODE.text);
}

export function closeFrame(code: number): Buffer {
  const bytes = Buffer.allocUnsafe(HEADROOM + CODE_BYTES);
  bytes.writeUInt16BE(code, HEADROOM);
  return writeFrameInPlace(bytes, HEADROOM, bytes.length, OPCODE.close);
}
