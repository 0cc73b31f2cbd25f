import type { CLOSE } from '@sealed-move/protocol/close-codes';
import type { Seat } from '@sealed-move/protocol/seat';
import type { Usage } from './usage.ts';

export interface TakenSeat {
  /** SHA-256 of the seat token, base64url. */
  readonly tokenHash: string;
  readonly left: boolean;
}

/** The socket of each seat. `S` is the host's own type; the room only compares sockets. */
export type SeatSockets<S> = readonly [S | null, S | null];

interface OpenRoom<S> {
  readonly online: SeatSockets<S>;
  readonly usage: Usage;
  /** When seven days without activity will be over, in epoch ms. Each frame moves it, in place. */
  expiresAt: number;
}

export interface OneSeat<S> extends OpenRoom<S> {
  readonly kind: 'one_seat';
  readonly seats: readonly [TakenSeat];
}

export interface TwoSeats<S> extends OpenRoom<S> {
  readonly kind: 'two_seats';
  readonly seats: readonly [TakenSeat, TakenSeat];
}

export type RoomState<S> =
  | { readonly kind: 'none' }
  | OneSeat<S>
  | TwoSeats<S>
  | { readonly kind: 'both_left'; readonly expiresAt: number }
  | {
      readonly kind: 'gone';
      readonly code: typeof CLOSE.expired | typeof CLOSE.bothLeft;
      readonly expiresAt: number;
    };

/** The stored part of a room: everything except its sockets. Null means that nothing is stored. */
export type RoomRecord =
  | {
      readonly kind: 'open';
      readonly seats: readonly [TakenSeat] | readonly [TakenSeat, TakenSeat];
      readonly day: number;
      readonly reserved: number;
      readonly expiresAt: number;
    }
  | Extract<RoomState<never>, { kind: 'both_left' | 'gone' }>;

export function toRecord<S>(state: RoomState<S>): RoomRecord | null {
  if (state.kind === 'none') return null;
  if (state.kind === 'both_left' || state.kind === 'gone') return state;
  const { seats, usage, expiresAt } = state;
  return { kind: 'open', seats, day: usage.day, reserved: usage.reserved, expiresAt };
}

/**
 * The room's counts since the last write. A process keeps them in memory; a host that hibernates
 * keeps them with the sockets, which outlive the room's memory.
 */
export interface RecentUsage {
  /** Days since 1970. */
  readonly day: number;
  readonly used: number;
  readonly expiresAt: number;
}

export function readRecentUsage(state: RoomState<unknown>): RecentUsage | null {
  if (state.kind !== 'one_seat' && state.kind !== 'two_seats') return null;
  return { day: state.usage.day, used: state.usage.used, expiresAt: state.expiresAt };
}

/**
 * The state of a stored room after a restart or when it wakes.
 * @param online the sockets that survived, as on a host that hibernates
 * @param recent their counts; null counts everything reserved as used
 */
export function toState<S>(
  record: RoomRecord | null,
  online: SeatSockets<S> = [null, null],
  recent: RecentUsage | null = null,
): RoomState<S> {
  if (record === null) return { kind: 'none' };
  if (record.kind !== 'open') return record;
  const { seats, day, reserved } = record;
  const used = recent !== null && recent.day === day ? recent.used : reserved;
  const expiresAt = Math.max(record.expiresAt, recent?.expiresAt ?? 0);
  const common = { online, usage: { day, used, reserved }, expiresAt };
  const [first, second] = seats;
  return second === undefined
    ? { kind: 'one_seat', seats: [first], ...common }
    : { kind: 'two_seats', seats: [first, second], ...common };
}

/** When the room next acts by itself, in epoch ms; null for never. */
export function getAlarmTime(record: RoomRecord | null): number | null {
  return record?.expiresAt ?? null;
}

export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}
