import type { RelayFrame } from '@sealed-move/protocol/relay-frames';
import type { Seat } from '@sealed-move/protocol/seat';
import { findDueTime, type Outbox } from './outbox.ts';

interface CommonState {
  /** The seat of this player's role, which the relay must give. */
  readonly seat: Seat;
  /** Whether the relay ever gave the seat: only the first join may create the room. */
  readonly isSeated: boolean;
  /** The number of the current socket; events of other sockets are ignored. */
  readonly socket: number;
  /** How many attempts in a row failed to reach the relay. */
  readonly tries: number;
  /** How often in a row the relay did not know the room (GOON-8). */
  readonly asked: number;
}

/** Times in ms, by a clock that never goes back. */
export type ConnectionState = CommonState &
  (
    | { readonly kind: 'off' }
    | { readonly kind: 'waiting'; readonly until: number; readonly code: number | null }
    | { readonly kind: 'connecting'; readonly deadline: number }
    | { readonly kind: 'joining'; readonly deadline: number }
    | {
        readonly kind: 'online';
        readonly since: number;
        readonly pingAt: number;
        /** When the socket counts as dead; null if there is no pending ping. */
        readonly pongBy: number | null;
        readonly outbox: Outbox;
      }
    | { readonly kind: 'stopped'; readonly code: number }
  );

export type ConnectionEvent =
  | { readonly kind: 'start' | 'stop' | 'wake' | 'tick' }
  /** Stops for a reason of the client's own, or drops this socket and reconnects. */
  | { readonly kind: 'halt'; readonly code: number }
  | { readonly kind: 'reset' }
  | { readonly kind: 'send'; readonly text: string }
  | { readonly kind: 'opened'; readonly socket: number }
  | { readonly kind: 'frame'; readonly socket: number; readonly frame: RelayFrame }
  | { readonly kind: 'closed'; readonly socket: number; readonly code: number };

export type Presence = 'online' | 'away' | 'left';

/** The effects that the driver carries out, in this order. */
export type ConnectionEffect =
  | { readonly do: 'open'; readonly socket: number }
  /** `isFirst`: whether the join may create the room. */
  | { readonly do: 'join'; readonly isFirst: boolean }
  | { readonly do: 'send'; readonly text: string }
  | { readonly do: 'close' }
  | { readonly do: 'joined'; readonly peer: Presence }
  | { readonly do: 'peer'; readonly peer: Presence }
  | { readonly do: 'sealed'; readonly text: string };

/** The inputs of a step besides the event. */
export interface Moment {
  /** The time in ms, by a clock that never goes back. */
  readonly now: number;
  /** A random number from 0 up to, but not including, 1. */
  readonly chance: number;
  readonly isVisible: boolean;
}

export interface ConnectionStep {
  readonly state: ConnectionState;
  readonly effects: readonly ConnectionEffect[];
}

export function makeOffState(seat: Seat, isSeated: boolean): ConnectionState {
  return { kind: 'off', seat, isSeated, socket: 0, tries: 0, asked: 0 };
}

/** The fields that every state passes to the next. */
export function pickCommonState({
  seat,
  isSeated,
  socket,
  tries,
  asked,
}: ConnectionState): CommonState {
  return { seat, isSeated, socket, tries, asked };
}

/** When the state needs its next `tick`; null for never. */
export function findDeadline(state: ConnectionState): number | null {
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
      return Math.min(state.pongBy ?? state.pingAt, findDueTime(state.outbox) ?? Infinity);
  }
}
