/** Below this length, a view of words costs more than it saves. */
const LONG = 96;
const ASCII = 0x7f7f7f7f;
/** Whether words are read in little-endian order, as almost every machine does. */
const HAS_WORDS = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/** The masking key at a place, with its first byte lowest. */
export function readKey(bytes: Buffer, at: number): number {
  return bytes.readInt32LE(at);
}

/** The key for a payload that continues after this many bytes. */
export function rotateKey(key: number, bytes: number): number {
  const bits = (bytes & 3) << 3;
  return bits === 0 ? key : (key >>> bits) | (key << (32 - bits));
}

/** Unmasks in place (RFC 6455, 5.3), and returns whether all bytes are ASCII. */
export function unmaskPayload(bytes: Buffer, start: number, end: number, key: number): boolean {
  if (end - start < LONG || !HAS_WORDS) return unmaskBytes(bytes, start, end, key);
  const aligned = start + (-(bytes.byteOffset + start) & 3);
  const isAscii = unmaskBytes(bytes, start, aligned, key);
  const count = (end - aligned) >> 2;
  const words = new Int32Array(bytes.buffer, bytes.byteOffset + aligned, count);
  const word = rotateKey(key, aligned - start);
  let seen = 0;
  for (let index = 0; index < count; index++) {
    seen |= words[index] = (words[index] ?? 0) ^ word;
  }
  const rest = unmaskBytes(bytes, aligned + (count << 2), end, word);
  return isAscii && rest && (seen & ~ASCII) === 0;
}

function unmaskBytes(bytes: Buffer, start: number, end: number, key: number): boolean {
  let seen = 0;
  for (let at = start; at < end; at++) {
    const mask = (key >>> (((at - start) & 3) << 3)) & 0xff;
    seen |= bytes[at] = (bytes[at] ?? 0) ^ mask;
  }
  return seen < 0x80;
}
