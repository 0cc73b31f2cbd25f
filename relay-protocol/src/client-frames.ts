import { MAX_FRAME_BYTES } from './limits.ts';

export interface Join {
  readonly t: 'join';
  readonly seatToken: string;
  readonly create: boolean;
  readonly ownerKey: string | null;
}

export type ClientFrame =
  | Join
  | { readonly t: 'ping' }
  | { readonly t: 'leave' }
  | { readonly t: 'sealed'; readonly text: string };

export const PING = 'ping';

const SEALED = /^[\w-]+$/;
const SEAT_TOKEN = /^[\w-]{22,86}$/;
const ROOM_ID = /^[\w-]{43}$/;

/** 43 base64url characters: 256 bits (GATE-4). */
export function isRoomId(text: string): boolean {
  return ROOM_ID.test(text);
}

/**
 * Reads a text frame of a client (FRAME-1); null if it is not allowed. Unknown members are ignored,
 * so that an older relay accepts a newer client.
 */
export function readClientFrame(text: string): ClientFrame | null {
  if (text.startsWith('{')) return readObject(text);
  if (text === PING) return { t: 'ping' };
  if (text === 'pong' || text.length > MAX_FRAME_BYTES || !SEALED.test(text)) return null;
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

/** The first frame on a socket. @param create for a join that may create the room; else null */
export function makeJoinFrame(
  seatToken: string,
  create: { readonly ownerKey: string | null } | null,
): string {
  if (create === null) return JSON.stringify({ t: 'join', seatToken });
  const { ownerKey } = create;
  return JSON.stringify({
    t: 'join',
    seatToken,
    create: true,
    ...(ownerKey === null ? {} : { ownerKey }),
  });
}

export const LEAVE = JSON.stringify({ t: 'leave' });
