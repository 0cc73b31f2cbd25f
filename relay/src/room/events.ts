import type { CloseCode } from '@sealed-move/protocol/close-codes';
import type { Seat } from '@sealed-move/protocol/seat';
import type { RoomState } from './state.ts';

/** Whether a join may create a missing room, or the code with which to close the socket. */
export type Permit = 'allowed' | CloseCode;

export type RoomEvent<S> =
  | {
      readonly kind: 'join';
      readonly socket: S;
      /** SHA-256 of the seat token, base64url. */
      readonly tokenHash: string;
      /** Needed only if `needsPermit`. */
      readonly permit: Permit;
    }
  | {
      readonly kind: 'sealed' | 'ping' | 'leave' | 'closed';
      readonly socket: S;
      readonly seat: Seat;
    }
  | { readonly kind: 'alarm' };

/** The effects for the host to carry out, in this order. */
export type Effect<S> =
  | { readonly do: 'send'; readonly to: S; readonly text: string }
  /** Forward the incoming frame unchanged. */
  | { readonly do: 'forward'; readonly to: S }
  | { readonly do: 'seat'; readonly socket: S; readonly seat: Seat }
  | { readonly do: 'close'; readonly socket: S; readonly code: CloseCode }
  /** Write the changed record, which must be on disk before anything is sent. */
  | { readonly do: 'store' }
  /**
   * Write a count or a time, which may be lost in a power cut but not with the process. The alarm
   * stays as it was: it may ring too early and is then set again.
   */
  | { readonly do: 'note' };

export interface Step<S> {
  readonly state: RoomState<S>;
  readonly effects: readonly Effect<S>[];
}
