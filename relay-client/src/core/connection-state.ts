import type { RelayFrame } from 'relay-protocol/relay-frames';
import type { Seat } from 'relay-protocol/seat';
import { dueAt, type Outbox } from './outbox.ts';

interface Common {
  /** The seat of this player's role; the relay has to give this one. */
  readonly seat: Seat;
  /** Whether the relay has ever given it: the first join alone may make the room. */
  readonly isSeated: boolean;
  /** The number of the socket that counts: of any other, nothing is heard. */
  readonly socket: number;
  /** How often in a row it did not last. */
  readonly tries: number;
}

/** Times in ms, by a clock that only runs forward. */
export type ConnectionState = Common &
  (
    | { readonly kind: 'off' }
    | { readonly kind: 'waiting'; readonly until: number; readonly code: number | null }
    /** The socket was asked for. */
    | { readonly kind: 'connecting'; readonly deadline: number }
    /** The join was sent. */
    | { readonly kind: 'joining'; readonly deadline: number }
    | {
        readonly kind: 'online';
        readonly since: number;
        readonly pingAt: number;
        /** When it counts as dead; null: nothing is asked. */
        readonly pongBy: number | null;
        readonly outbox: Outbox;
      }
    | { readonly kind: 'stopped'; readonly code: number }
  );

export type ConnectionEvent =
  | { readonly kind: 'start' | 'stop' | 'wake' | 'tick' }
  /** Stop for a reason of one's own, or give this socket up and come back. */
  | { readonly kind: 'halt'; readonly code: number }
  | { readonly kind: 'reset' }
  | { readonly kind: 'send'; readonly text: string }
  | { readonly kind: 'opened'; readonly socket: number }
  | { readonly kind: 'frame'; readonly socket: number; readonly frame: RelayFrame }
  | { readonly kind: 'closed'; readonly socket: number; readonly code: number };

export type Presence = 'online' | 'away' | 'left';

/** What the driver then does, in this order. */
export type ConnectionEffect =
  | { readonly do: 'open'; readonly socket: number }
  /** `isFirst`: it may make the room. */
  | { readonly do: 'join'; readonly isFirst: boolean }
  | { readonly do: 'send'; readonly text: string }
  | { readonly do: 'close' }
  /** To be told to whoever uses the connection. */
  | { readonly do: 'joined'; readonly peer: Presence }
  | { readonly do: 'peer'; readonly peer: Presence }
  | { readonly do: 'sealed'; readonly text: string };

/** What a step may depend on beside the event. */
export interface Moment {
  /** In ms, by a clock that only runs forward. */
  readonly now: number;
  /** From 0 up to 1. */
  readonly chance: number;
  /** Whether the page is seen. */
  readonly isVisible: boolean;
}

export interface ConnectionStep {
  readonly state: ConnectionState;
  readonly effects: readonly ConnectionEffect[];
}

export function connectionOff(seat: Seat, isSeated: boolean): ConnectionState {
  return { kind: 'off', seat, isSeated, socket: 0, tries: 0 };
}

/** When the state has something to do by itself, at a `tick`; null: never. */
export function deadlineOf(state: ConnectionState): number | null {
  switch (state.kind) {
    case 'off':
    case 'stopped':
      return null;
    case 'waiting':
      return state.until;
    case 'connecting':
    case 'joining':
      return state.deadline;
    case 'online':
      return Math.min(state.pongBy ?? state.pingAt, dueAt(state.outbox) ?? Infinity);
  }
}
