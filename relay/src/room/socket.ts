import { type Bucket, makeFullBucket, takeOne } from './bucket.ts';
import { type ClientFrame, readClientFrame } from '@sealed-move/protocol/client-frames';
import { CLOSE, type CloseCode } from '@sealed-move/protocol/close-codes';
import { MAX_FRAME_BYTES } from '@sealed-move/protocol/limits';
import type { Seat } from '@sealed-move/protocol/seat';

/** The relay's record of a socket, besides its network. */
export interface SocketState {
  /** Null until the socket has joined. */
  readonly seat: Seat | null;
  readonly bucket: Bucket;
  readonly openedAt: number;
}

export function openSocket(now: number): SocketState {
  return { seat: null, bucket: makeFullBucket(now), openedAt: now };
}

export type ReceivedFrame = ClientFrame | { readonly t: 'close'; readonly code: CloseCode };

/**
 * Counts a ping or pong like a frame, because it costs as much, on hosts that see them (CAP-2).
 * @returns whether the socket may continue
 */
export function countControl(socket: SocketState, now: number): boolean {
  return takeOne(socket.bucket, now);
}

/**
 * Checks a frame's size, its rate, and that a join comes first and only then (CAP-1, CAP-2, FRAME-2,
 * FRAME-3). A binary frame is closed as too large. The Node host refuses earlier: a frame that is too
 * large at its header, and a message of more than 32 fragments with 1008.
 * @param data `text` is null for a binary frame; `bytes` is the size on the wire
 */
export function receiveFrame(
  socket: SocketState,
  data: { readonly text: string | null; readonly bytes: number },
  now: number,
): ReceivedFrame {
  if (data.text === null || data.bytes > MAX_FRAME_BYTES)
    return { t: 'close', code: CLOSE.tooLarge };
  if (!takeOne(socket.bucket, now)) return { t: 'close', code: CLOSE.tooFast };
  const frame = readClientFrame(data.text);
  if (frame === null || (frame.t === 'join') !== (socket.seat === null)) {
    return { t: 'close', code: CLOSE.malformed };
  }
  return frame;
}
