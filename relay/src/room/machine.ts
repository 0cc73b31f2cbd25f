import { endAfterBothLeft, expireRoom, isDue, remove, wait } from './expiry.ts';
import type { Effect, RoomEvent, Step } from './events.ts';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import { closed, leave, ping, sealed } from './seated-player.ts';
import { createRoom, join, findSeat } from './join.ts';
import type { RoomState } from './state.ts';

type StateKind = RoomState<unknown>['kind'];
type EventKind = RoomEvent<unknown>['kind'];
type State<S, K extends StateKind> = Extract<RoomState<S>, { kind: K }>;
type Event<S, E extends EventKind> = Extract<RoomEvent<S>, { kind: E }>;

/** The reaction of each state to each event; a missing cell does not compile. */
type Table<S> = {
  readonly [K in StateKind]: {
    readonly [E in EventKind]: (state: State<S, K>, event: Event<S, E>, now: number) => Step<S>;
  };
};

const nothing = <S>(state: RoomState<S>): Step<S> => ({ state, effects: [] });

const TABLE: Table<unknown> = {
  none: {
    join: createRoom,
    sealed: nothing,
    ping: nothing,
    leave: nothing,
    closed: nothing,
    alarm: nothing,
  },
  one_seat: { join, sealed, ping, leave, closed, alarm: expireRoom },
  two_seats: { join, sealed, ping, leave, closed, alarm: expireRoom },
  both_left: {
    join: (state, { socket }) => refuseJoin(state, socket, CLOSE.bothLeft),
    sealed: nothing,
    ping: nothing,
    leave: nothing,
    closed: nothing,
    alarm: endAfterBothLeft,
  },
  gone: {
    join: (state, { socket }) => refuseJoin(state, socket, state.code),
    sealed: nothing,
    ping: nothing,
    leave: nothing,
    closed: nothing,
    alarm: remove,
  },
};

/**
 * A room's reaction to an event, without clock, randomness or I/O (ROOM-1). A host passes in one
 * event at a time, and carries out the effects before the next.
 */
export function stepRoom<S>(state: RoomState<S>, event: RoomEvent<S>, now: number): Step<S> {
  if (event.kind === 'alarm' && !isDue(state, now)) return wait(state);
  if (event.kind === 'alarm' || !isDue(state, now)) return runCell(state, event, now);
  // Due alarms come before the event, regardless of which reaches the host first.
  const due = stepRoom(state, { kind: 'alarm' }, now);
  const then = stepRoom(due.state, event, now);
  // A host stores what the room has come to: once is enough, and what goes with it counts once.
  const rest = then.effects.filter((effect) => effect.do !== 'store');
  return { state: then.state, effects: [...due.effects, ...rest] };
}

/** Whether a join would create the room, so that the host must ask whether it may. */
export function needsPermit(state: RoomState<unknown>, now: number): boolean {
  return state.kind === 'none' || (state.kind === 'gone' && isDue(state, now));
}

export interface SeatClaim {
  readonly tokenHash: string;
  readonly create: boolean;
}

/** Whether a join may take a free seat, which is stored before anyone gets an answer. */
export function mayTakeNewSeat(state: RoomState<unknown>, claim: SeatClaim, now: number): boolean {
  if (needsPermit(state, now)) return claim.create;
  return state.kind === 'one_seat' && findSeat(state.seats, claim.tokenHash) === null;
}

function runCell<S>(state: RoomState<S>, event: RoomEvent<S>, now: number): Step<S> {
  // The table holds for sockets of every kind, which the type of a constant cannot say.
  const run = TABLE[state.kind][event.kind] as (
    state: RoomState<S>,
    event: RoomEvent<S>,
    now: number,
  ) => Step<S>;
  return run(state, event, now);
}

function refuseJoin<S>(
  state: RoomState<S>,
  socket: S,
  code: (typeof CLOSE)[keyof typeof CLOSE],
): Step<S> {
  const effects: Effect<S>[] = [{ do: 'close', socket, code }];
  return { state, effects };
}
