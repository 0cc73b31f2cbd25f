import { PONG_MS } from '@sealed-move/protocol/timings';
import {
  receiveJoinAnswer,
  receiveFrame,
  sendText,
  handleTimer,
  handleWake,
} from './connection-online.ts';
import {
  closeAndStop,
  handleClose,
  giveUpConnecting,
  openConnection,
  stopConnection,
} from './connection-retry.ts';
import {
  pickCommonState,
  type ConnectionEvent,
  type ConnectionState,
  type ConnectionStep,
  type Moment,
} from './connection-state.ts';

type StateKind = ConnectionState['kind'];
type ConnectionEventKind = ConnectionEvent['kind'];
type ConnectionStateOf<K extends StateKind> = Extract<ConnectionState, { kind: K }>;
type Event<E extends ConnectionEventKind> = Extract<ConnectionEvent, { kind: E }>;
type Transition<K extends StateKind, E extends ConnectionEventKind> = (
  state: ConnectionStateOf<K>,
  event: Event<E>,
  at: Moment,
) => ConnectionStep;

/** The reaction of each state to each event: a missing transition does not compile. */
type Table = {
  readonly [K in StateKind]: { readonly [E in ConnectionEventKind]: Transition<K, E> };
};

const nothing = (state: ConnectionState): ConnectionStep => ({ state, effects: [] });
const begin = (state: ConnectionState, _: unknown, at: Moment) =>
  openConnection({ ...state, tries: 0, asked: 0 }, at);
const again = (state: ConnectionState, _: unknown, at: Moment) => openConnection(state, at);
const drop = (state: ConnectionState, _: unknown, at: Moment) => giveUpConnecting(state, at);
const halt = (state: ConnectionState, { code }: Event<'halt'>) => stopConnection(state, code);
const closeAndHalt = (state: ConnectionState, { code }: Event<'halt'>) => closeAndStop(state, code);

function turnOff(state: ConnectionState): ConnectionStep {
  return { state: { kind: 'off', ...pickCommonState(state) }, effects: [] };
}

function closeAndOff(state: ConnectionState): ConnectionStep {
  return { ...turnOff(state), effects: [{ do: 'close' }] };
}

function giveUpWhenDue(
  state: ConnectionStateOf<'connecting' | 'joining'>,
  _: unknown,
  at: Moment,
): ConnectionStep {
  return at.now >= state.deadline ? giveUpConnecting(state, at) : nothing(state);
}

/** The join is the first frame on a socket, and a relay must answer it in time. */
function beginJoin(
  state: ConnectionStateOf<'connecting'>,
  _: unknown,
  { now }: Moment,
): ConnectionStep {
  return {
    state: { kind: 'joining', ...pickCommonState(state), deadline: now + PONG_MS },
    effects: [{ do: 'join', isFirst: !state.isSeated }],
  };
}

const ASLEEP = {
  stop: turnOff,
  halt,
  reset: nothing,
  send: nothing,
  opened: nothing,
  frame: nothing,
  closed: nothing,
} as const;
const AWAKE = {
  start: nothing,
  stop: closeAndOff,
  halt: closeAndHalt,
  reset: drop,
  closed: handleClose,
} as const;

const TABLE: Table = {
  off: { ...ASLEEP, start: begin, wake: nothing, tick: nothing },
  stopped: { ...ASLEEP, start: begin, wake: nothing, tick: nothing, stop: turnOff },
  waiting: {
    ...ASLEEP,
    start: begin,
    wake: again,
    tick: (state, _, at) => (at.now >= state.until ? openConnection(state, at) : nothing(state)),
  },
  connecting: {
    ...AWAKE,
    wake: nothing,
    tick: giveUpWhenDue,
    opened: beginJoin,
    frame: nothing,
    send: nothing,
  },
  joining: {
    ...AWAKE,
    wake: nothing,
    tick: giveUpWhenDue,
    opened: nothing,
    frame: receiveJoinAnswer,
    send: nothing,
  },
  online: {
    ...AWAKE,
    wake: handleWake,
    tick: handleTimer,
    opened: nothing,
    frame: receiveFrame,
    send: sendText,
  },
};

/**
 * The connection's reaction to an event (CONN-1). It has no clock, randomness or socket. A driver
 * carries out the effects and sends a `tick` at the state's `deadlineOf`.
 */
export function stepConnection(
  state: ConnectionState,
  event: ConnectionEvent,
  at: Moment,
): ConnectionStep {
  // A dropped socket may still report for a while.
  if ('socket' in event && event.socket !== state.socket) return nothing(state);
  const run = TABLE[state.kind][event.kind] as (
    state: ConnectionState,
    event: ConnectionEvent,
    at: Moment,
  ) => ConnectionStep;
  return run(state, event, at);
}
