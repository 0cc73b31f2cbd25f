import { CLOSE } from '@sealed-move/protocol/close-codes';
import { makePeerFrame, PONG } from '@sealed-move/protocol/relay-frames';
import type { Seat } from '@sealed-move/protocol/seat';
import { QUIET_MS } from '@sealed-move/protocol/timings';
import type { Effect, Step } from './events.ts';
import { type OneSeat, otherSeat, type TakenSeat, type TwoSeats } from './state.ts';
import { returnUnusedMessages, takeMessage } from './usage.ts';

type OpenRoom<S> = OneSeat<S> | TwoSeats<S>;

interface SeatOrigin<S> {
  readonly socket: S;
  readonly seat: Seat;
}

/** Passes a sealed frame to the other seat unchanged, or nowhere if nobody is there (ROOM-6). */
export function sealed<S>(state: OpenRoom<S>, from: SeatOrigin<S>, now: number): Step<S> {
  const other = state.online[otherSeat(from.seat)];
  return count(state, from, now, other === null ? NONE : [{ do: 'forward', to: other }]);
}

export function ping<S>(state: OpenRoom<S>, from: SeatOrigin<S>, now: number): Step<S> {
  return count(state, from, now, [{ do: 'send', to: from.socket, text: PONG }]);
}

/** Lets a player leave for good (ROOM-7): closes the seat to them and notifies the other. */
export function leave<S>(state: OpenRoom<S>, from: SeatOrigin<S>, now: number): Step<S> {
  if (state.online[from.seat] !== from.socket) return { state, effects: NONE };
  if (takeMessage(state.usage, now) === 'none left') return closeOverLimit(state, from);
  const other = state.online[otherSeat(from.seat)];
  const left: OpenRoom<S> = markSeatLeft(state, from.seat);
  const closing = { do: 'close', socket: from.socket, code: CLOSE.left } as const;
  if (left.kind === 'two_seats' && left.seats.every((taken) => taken.left)) {
    const both = { kind: 'both_left', expiresAt: now + QUIET_MS } as const;
    return { state: both, effects: [{ do: 'store' }, closing] };
  }
  const telling =
    other === null ? [] : [{ do: 'send', to: other, text: makePeerFrame('left') } as const];
  returnUnusedMessages(state.usage);
  const online = removeSocket(state.online, from.seat);
  return {
    state: { ...left, online, expiresAt: now + QUIET_MS },
    effects: [{ do: 'store' }, closing, ...telling],
  };
}

/** Handles a socket that is gone for any reason; a superseded one no longer matters. */
export function closed<S>(state: OpenRoom<S>, from: SeatOrigin<S>): Step<S> {
  if (state.online[from.seat] !== from.socket) return { state, effects: NONE };
  const online = removeSocket(state.online, from.seat);
  const other = online[otherSeat(from.seat)];
  if (other !== null) {
    return {
      state: { ...state, online },
      effects: [{ do: 'send', to: other, text: makePeerFrame('offline') }],
    };
  }
  returnUnusedMessages(state.usage);
  return { state: { ...state, online }, effects: [{ do: 'note' }] };
}

const NONE: readonly Effect<never>[] = [];
const NOTE: readonly Effect<never>[] = [{ do: 'note' }];

/** Counts one of the day's frames (CAP-3), and extends the room's life in the same write. */
function count<S>(
  state: OpenRoom<S>,
  { socket, seat }: SeatOrigin<S>,
  now: number,
  effects: readonly Effect<S>[],
): Step<S> {
  if (state.online[seat] !== socket) return { state, effects: NONE };
  const spent = takeMessage(state.usage, now);
  if (spent === 'none left') return closeOverLimit(state, { socket, seat });
  state.expiresAt = now + QUIET_MS;
  return { state, effects: spent === 'taken' ? effects : [...NOTE, ...effects] };
}

/** Closes the sender of a message after the day's messages are used up (CAP-3). */
function closeOverLimit<S>(state: OpenRoom<S>, from: SeatOrigin<S>): Step<S> {
  const { state: after, effects } = closed(state, from);
  const closing = { do: 'close', socket: from.socket, code: CLOSE.roomLimit } as const;
  return { state: after, effects: [closing, ...effects] };
}

function markSeatLeft<S>(state: OpenRoom<S>, seat: Seat): OpenRoom<S> {
  const gone = (taken: TakenSeat): TakenSeat => ({ ...taken, left: true });
  if (state.kind === 'one_seat') return { ...state, seats: [gone(state.seats[0])] };
  const [first, second] = state.seats;
  return { ...state, seats: seat === 0 ? [gone(first), second] : [first, gone(second)] };
}

function removeSocket<S>(
  [zero, one]: readonly [S | null, S | null],
  seat: Seat,
): readonly [S | null, S | null] {
  return seat === 0 ? [null, one] : [zero, null];
}
