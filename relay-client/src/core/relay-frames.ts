import { FRAME_BYTES } from '../../../relay/src/room/limits.ts';

/** What comes in from the relay. */
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
  /** Of a newer relay, or of none: passed over (CONN-7). */
  | { readonly t: 'unknown' };

const UNKNOWN: RelayFrame = { t: 'unknown' };

export function readRelayFrame(text: string): RelayFrame {
  if (text.length > FRAME_BYTES) return UNKNOWN;
  if (text === 'pong') return { t: 'pong' };
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
