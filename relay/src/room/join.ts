import { CLOSE, type CloseCode } from '@sealed-move/protocol/close-codes';
import { makeJoinedFrame, makePeerFrame } from '@sealed-move/protocol/relay-frames';
import type { Seat } from '@sealed-move/protocol/seat';
import { QUIET_MS } from '@sealed-move/protocol/timings';
import type { Effect, Permit, Step } from './events.ts';
import { type OneSeat, otherSeat, type RoomState, type TakenSeat, type TwoSeats } from './state.ts';
import { makeEmptyUsage, returnUnusedMessages, takeMessage } from './usage.ts';

interface JoinRequest<S> {
  readonly socket: S;
  readonly tokenHash: string;
  readonly permit: Permit;
}

/** Creates a missing room for a permitted join (ROOM-2). */
export function createRoom<S>(
  state: RoomState<S>,
  { socket, tokenHash, permit }: JoinRequest<S>,
  now: number,
): Step<S> {
  if (permit !== 'allowed') return refuse(state, socket, permit);
  const made: OneSeat<S> = {
    kind: 'one_seat',
    seats: [{ tokenHash, left: false }],
    online: [null, null],
    usage: makeEmptyUsage(),
    expiresAt: now + QUIET_MS,
  };
  takeMessage(made.usage, now);
  return seat(made, { socket, seat: 0, keep: 'store' }, now);
}

/** Takes the token's own seat in an existing room, otherwise the free one (ROOM-3, ROOM-4). */
export function join<S>(
  state: OneSeat<S> | TwoSeats<S>,
  { socket, tokenHash }: JoinRequest<S>,
  now: number,
): Step<S> {
  const own = findSeat(state.seats, tokenHash);
  // A stranger's actions are not charged to the players: their network's joins are limited (CAP-4).
  if (own === null && state.kind === 'two_seats') return refuse(state, socket, CLOSE.full);
  const spent = takeMessage(state.usage, now);
  if (own !== null && state.seats[own]?.left === true) return turnAway(state, socket, CLOSE.left);
  if (spent === 'none left') return refuse(state, socket, CLOSE.roomLimit);
  // A player who returns to their own seat changes no seat: at most a count, which may wait.
  if (own !== null) return seat(state, { socket, seat: own, keep: 'note' }, now);
  const seats = [state.seats[0], { tokenHash, left: false }] as const;
  return seat({ ...state, kind: 'two_seats', seats }, { socket, seat: 1, keep: 'store' }, now);
}

/** Refuses a join and stores the count, exactly for an empty room, which leaves memory. */
function turnAway<S>(state: OneSeat<S> | TwoSeats<S>, socket: S, code: CloseCode): Step<S> {
  if (state.online.every((one) => one === null)) returnUnusedMessages(state.usage);
  return { state, effects: [{ do: 'note' }, { do: 'close', socket, code }] };
}

/** The seat that a token holds; null if it holds none. */
export function findSeat(seats: readonly TakenSeat[], tokenHash: string): Seat | null {
  const found = seats.map((taken) => isSameToken(taken.tokenHash, tokenHash)).indexOf(true);
  return found === 0 || found === 1 ? found : null;
}

/** Compares hashes in constant time. */
function isSameToken(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index++) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  }
  return difference === 0;
}

/** Gives the socket the seat; a socket that had it before is closed (ROOM-5). */
function seat<S>(
  state: OneSeat<S> | TwoSeats<S>,
  at: { readonly socket: S; readonly seat: Seat; readonly keep: 'store' | 'note' },
  now: number,
): Step<S> {
  const { socket, seat: own, keep } = at;
  const older = state.online[own];
  const other = state.online[otherSeat(own)];
  const peerLeft = state.seats[otherSeat(own)]?.left === true;
  const online =
    own === 0 ? ([socket, state.online[1]] as const) : ([state.online[0], socket] as const);
  const effects: Effect<S>[] = [{ do: keep }];
  if (older !== null) effects.push({ do: 'close', socket: older, code: CLOSE.superseded });
  effects.push({ do: 'seat', socket, seat: own });
  effects.push({ do: 'send', to: socket, text: makeJoinedFrame(own, other !== null, peerLeft) });
  if (other !== null) effects.push({ do: 'send', to: other, text: makePeerFrame('online') });
  const expiresAt = now + QUIET_MS;
  return { state: { ...state, online, expiresAt }, effects };
}

function refuse<S>(state: RoomState<S>, socket: S, code: CloseCode): Step<S> {
  return { state, effects: [{ do: 'close', socket, code }] };
}
