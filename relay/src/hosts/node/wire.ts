const WHOLE_TEXT = 0x81;
/** A longer length takes two bytes of its own, enough for any frame that the relay passes on. */
const SHORT = 125;
const TWO_BYTES = 126;

/**
 * A text frame as a server sends it (RFC 6455, 5.2), in one buffer: the library would write two.
 * @param payload at most 65,535 bytes
 */
export function textFrame(payload: Buffer): Buffer {
  const { length } = payload;
  const head = length <= SHORT ? 2 : 4;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (length <= SHORT) frame[1] = length;
  else {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  }
  frame.set(payload, head);
  return frame;
}
