import { FRAME_BYTES, PROTOCOL } from './limits.ts';

export type Seat = 0 | 1;

export interface Join {
  readonly t: 'join';
  readonly seatToken: string;
  readonly create: boolean;
  readonly ownerKey: string | null;
}

/** What a client may send. */
export type ClientFrame =
  | Join
  | { readonly t: 'ping' }
  | { readonly t: 'leave' }
  | { readonly t: 'sealed'; readonly text: string };

const SEALED = /^[\w-]+$/;
const SEAT_TOKEN = /^[\w-]{22,86}$/;
const ROOM_ID = /^[\w-]{43}$/;

/** 43 base64url characters: 256 bits (GATE-4). */
export function isRoomId(text: string): boolean {
  return ROOM_ID.test(text);
}

/**
 * A text frame of a client (FRAME-1); null where it is none of those allowed. Members that are not
 * known are passed over, so that an older relay takes a newer client.
 */
export function readFrame(text: string): ClientFrame | null {
  if (text.startsWith('{')) return readObject(text);
  if (text === 'ping') return { t: 'ping' };
  if (text === 'pong' || text.length > FRAME_BYTES || !SEALED.test(text)) return null;
  return { t: 'sealed', text };
}

function readObject(text: string): ClientFrame | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const frame = value as Readonly<Record<string, unknown>>;
  if (frame['t'] === 'leave') return { t: 'leave' };
  return frame['t'] === 'join' ? readJoin(frame) : null;
}

function readJoin(frame: Readonly<Record<string, unknown>>): Join | null {
  const { seatToken, create = false, ownerKey = null } = frame;
  if (typeof seatToken !== 'string' || !SEAT_TOKEN.test(seatToken)) return null;
  if (typeof create !== 'boolean') return null;
  if (ownerKey !== null && typeof ownerKey !== 'string') return null;
  return { t: 'join', seatToken, create, ownerKey: ownerKey?.trim() ?? null };
}

/** To the one who joined: their seat, and whether the other is there or gone for good. */
export function joinedFrame(seat: Seat, peer: boolean, peerLeft: boolean): string {
  return JSON.stringify({ t: 'joined', proto: PROTOCOL, seat, peer, peerLeft });
}

/** To the other seat: the player connected, disconnected, or left for good. */
export function peerFrame(state: 'online' | 'offline' | 'left'): string {
  const left = state === 'left' ? { left: true } : {};
  return JSON.stringify({ t: 'peer', online: state === 'online', ...left });
}
