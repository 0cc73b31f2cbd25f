import type { Duplex } from 'node:stream';

const WHOLE_TEXT = 0x81;
/** A length over this is in two bytes of its own, which hold any that the relay passes on. */
const SHORT = 125;
const TWO_BYTES = 126;
/** As many short frames as a connection may send at once, about. */
const PIECE_BYTES = 2048;

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

/**
 * Hands what comes in to the library in small pieces, so that the frames of a flood, a thousand of
 * which come in one, need not all be parsed once the first of them have closed the connection.
 * @param socket on which the library reads already
 * @param isDeaf whether nothing is to be read any more
 */
export function readInPieces(socket: Duplex, isDeaf: () => boolean): void {
  const [read] = socket.listeners('data');
  socket.removeAllListeners('data');
  socket.on('data', (chunk: Buffer) => {
    for (let start = 0; start < chunk.length && !isDeaf(); start += PIECE_BYTES) {
      read?.call(socket, chunk.subarray(start, start + PIECE_BYTES));
    }
  });
}
