import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** The fastest: tables and lists say the same words in every row, and take a tenth all the same. */
const PACKING = { level: 1, chunkSize: 96 * 1024 };

/** A part of a text as it is held. No chunk ends within a character. */
export interface HeldChunk {
  readonly bytes: Buffer;
  readonly isPacked: boolean;
  /** In bytes, as it goes out. */
  readonly length: number;
}

/** A chunk as it goes out. */
export function unpacked({ bytes, isPacked, length }: HeldChunk): Buffer {
  return isPacked ? inflateRawSync(bytes, { chunkSize: roomFor(length) }) : bytes;
}

/** Where all of it was filled, zlib would ask for as much again; and it takes no less than 64. */
function roomFor(length: number): number {
  return length + 64;
}

/** What was unpacked is garbage at once, which V8 would let grow to 64 MB before it looks. */
export function giveBack(bytes: Buffer, { isPacked, length }: HeldChunk): void {
  if (isPacked) giveBackMemory(bytes, roomFor(length));
}

/** @param size that its memory has where it has it for itself: what is short, Node gives out of a pool */
export function giveBackMemory({ buffer }: Buffer, size: number): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === size) buffer.transfer(0);
}

export function plain(bytes: Buffer): HeldChunk {
  return { bytes, isPacked: false, length: bytes.length };
}

/** Of its own memory again: zlib gives a view of all that it might have filled. */
export function packed(bytes: Buffer): HeldChunk {
  const deflated = deflateRawSync(bytes, PACKING);
  const own = copied(deflated);
  giveBackMemory(deflated, PACKING.chunkSize);
  return { bytes: own, isPacked: true, length: bytes.length };
}

/** Of memory of its own: a short text in Node's pool would keep all of the pool. */
export function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

export function copied(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
