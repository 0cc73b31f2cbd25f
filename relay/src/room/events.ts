import type { CloseCode } from '@sealed-move/protocol/close-codes';
import type { Seat } from '@sealed-move/protocol/seat';
import type { RoomState } from './state.ts';

/** Whether a join may make a room that does not exist, or the code that it is closed with. */
export type Permit = 'allowed' | CloseCode;

/** What happens to a room, one at a time. */
export type RoomEvent<S> =
  | {
      readonly kind: 'join';
      readonly socket: S;
      /** SHA-256 of the seat token, base64url. */
      readonly tokenHash: string;
      /** Asked for only where `needsPermit`. */
      readonly permit: Permit;
    }
  | {
      readonly kind: 'sealed' | 'ping' | 'leave' | 'closed';
      readonly socket: S;
      readonly seat: Seat;
    }
  | { readonly kind: 'alarm' };

/** What a host then does, in this order. */
export type Effect<S> =
  | { readonly do: 'send'; readonly to: S; readonly text: string }
  /** The frame that came in, unchanged. */
  | { readonly do: 'forward'; readonly to: S }
  | { readonly do: 'seat'; readonly socket: S; readonly seat: Seat }
  | { readonly do: 'close'; readonly socket: S; readonly code: CloseCode }
  /** The record has changed, and is on the disk before anything is sent. */
  | { readonly do: 'store' }
  /**
   * A count or a time alone has changed, which may be lost with the power, not with the process.
   * The alarm stays where it is: it rings too early then, and is set again.
   */
  | { readonly do: 'note' };

export interface Step<S> {
  readonly state: RoomState<S>;
  readonly effects: readonly Effect<S>[];
}
