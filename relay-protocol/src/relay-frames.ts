import { MAX_FRAME_BYTES, PROTOCOL } from './limits.ts';
import type { Seat } from './seat.ts';

export type RelayFrame =
  | {
      readonly t: 'joined';
      readonly proto: unknown;
      readonly seat: unknown;
      readonly peer: boolean;
      readonly peerLeft: boolean;
    }
  | { readonly t: 'peer'; readonly state: 'online' | 'away' | 'left' }
  | { readonly t: 'pong' }
  | { readonly t: 'sealed'; readonly text: string }
  /** A frame from a newer relay or another server; ignored (CONN-7). */
  | { readonly t: 'unknown' };

export const PONG = 'pong';

const UNKNOWN: RelayFrame = { t: 'unknown' };

export function readRelayFrame(text: string): RelayFrame {
  if (text.length > MAX_FRAME_BYTES) return UNKNOWN;
  if (text === PONG) return { t: 'pong' };
  return text.startsWith('{') ? readOwn(text) : { t: 'sealed', text };
}

function readOwn(text: string): RelayFrame {
  let frame: Readonly<Record<string, unknown>>;
  try {
    frame = JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return UNKNOWN;
  }
  const { t, proto, seat, peer, peerLeft, online, left } = frame;
  if (t === 'joined') {
    return { t, proto, seat, peer: peer === true, peerLeft: peerLeft === true };
  }
  if (t !== 'peer') return UNKNOWN;
  return { t, state: left === true ? 'left' : online === true ? 'online' : 'away' };
}

/** Tells a player who joined whether the other is online (`peer`) or left for good (`peerLeft`). */
export function makeJoinedFrame(seat: Seat, peer: boolean, peerLeft: boolean): string {
  return JSON.stringify({ t: 'joined', proto: PROTOCOL, seat, peer, peerLeft });
}

/** Tells the other seat that this player connected, disconnected, or left for good. */
export function makePeerFrame(state: 'online' | 'offline' | 'left'): string {
  const left = state === 'left' ? { left: true } : {};
  return JSON.stringify({ t: 'peer', online: state === 'online', ...left });
}
