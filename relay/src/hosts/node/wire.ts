const WHOLE_TEXT = 0x81;
/** A length over this is in two bytes of its own, which hold any that the relay passes on. */
const SHORT = 125;
const TWO_BYTES = 126;

/**
 * A text frame as a server puts it on the wire (RFC 6455, 5.2), in one piece: the library would
 * hand the system two.
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
