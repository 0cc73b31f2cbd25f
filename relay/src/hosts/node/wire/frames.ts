import { OPCODE } from './opcodes.ts';

/** Lengths up to here fit in the header's second byte, and up to the next in two more. */
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MEDIUM = 0xffff;
const FINAL = 0x80;
const CODE_BYTES = 2;

/** Maximum header size of a server's frame. */
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

/** A frame around a payload with room for the header before it: nothing is copied. */
export function frameInPlace(bytes: Buffer, start: number, end: number, opcode: number): Buffer {
  return bytes.subarray(writeHeader(bytes, start, end, opcode), end);
}

export function textFrame(text: string): Buffer {
  const bytes = Buffer.allocUnsafe(HEADROOM + Buffer.byteLength(text));
  bytes.write(text, HEADROOM);
  return frameInPlace(bytes, HEADROOM, bytes.length, OPCODE.text);
}

export function closeFrame(code: number): Buffer {
  const bytes = Buffer.allocUnsafe(HEADROOM + CODE_BYTES);
  bytes.writeUInt16BE(code, HEADROOM);
  return frameInPlace(bytes, HEADROOM, bytes.length, OPCODE.close);
}
