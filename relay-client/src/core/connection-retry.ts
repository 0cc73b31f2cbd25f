import { CLOSE, isFinal } from '@sealed-move/protocol/close-codes';
import {
  pickCommonState,
  type ConnectionState,
  type ConnectionStep,
  type Moment,
} from './connection-state.ts';

const MAX_BACKOFF_MS = 30_000;
const FIRST_BACKOFF_MS = 1_000;
/** The first wait for a room that the relay does not have but may recover (GOON-8). */
const FIRST_GONE_MS = 60_000;
const MAX_GONE_MS = 3_600_000;
const TIMEOUT_OPEN_MS = 20_000;
/** A socket that lasted this long resets the backoff. */
const LASTING_MS = 30_000;

type ConnectionStateOf<K extends ConnectionState['kind']> = Extract<ConnectionState, { kind: K }>;

/** Opens a new socket; there must be none. */
export function openConnection(before: ConnectionState, { now }: Moment): ConnectionStep {
  const socket = before.socket + 1;
  const deadline = now + TIMEOUT_OPEN_MS;
  return {
    state: { kind: 'connecting', ...pickCommonState(before), socket, deadline },
    effects: [{ do: 'open', socket }],
  };
}

/**
 * Reconnects after a random delay whose maximum doubles with each attempt (CONN-3). Clients that
 * lost the relay together thus do not return together.
 */
function retryConnection(state: ConnectionState, code: number | null, at: Moment): ConnectionStep {
  const tries = hasLasted(state, at) ? 0 : state.tries;
  const until = at.now + at.chance * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** tries);
  const next = {
    kind: 'waiting',
    ...pickCommonState(state),
    tries: tries + 1,
    until,
    code,
  } as const;
  return { state: next, effects: [] };
}

/**
 * Retries a seat that the relay once gave in a room it no longer knows: its data may come back. It
 * asks rarely, and at random times so that devices do not return together (GOON-8). Attempts while
 * the relay was unreachable do not count.
 */
function retryGone(state: ConnectionState, at: Moment): ConnectionStep {
  const { asked } = state;
  const most = Math.min(MAX_GONE_MS, FIRST_GONE_MS * 2 ** asked);
  const until = at.now + (most * (1 + at.chance)) / 2;
  const next = { ...pickCommonState(state), tries: 0, asked: asked + 1, until, code: CLOSE.noRoom };
  return { state: { kind: 'waiting', ...next }, effects: [] };
}

/** Drops a silent socket and reconnects. */
export function giveUpConnecting(state: ConnectionState, at: Moment): ConnectionStep {
  return { state: retryConnection(state, null, at).state, effects: [{ do: 'close' }] };
}

/** Stops, with the reason, until started again. */
export function stopConnection(state: ConnectionState, code: number): ConnectionStep {
  return { state: { kind: 'stopped', ...pickCommonState(state), code }, effects: [] };
}

export function closeAndStop(state: ConnectionState, code: number): ConnectionStep {
  return { ...stopConnection(state, code), effects: [{ do: 'close' }] };
}

/** The close code decides whether to reconnect (CONN-5). */
export function handleClose(
  state: ConnectionStateOf<'connecting' | 'joining' | 'online'>,
  { code }: { readonly code: number },
  at: Moment,
): ConnectionStep {
  if (code === CLOSE.noRoom && state.isSeated) return retryGone(state, at);
  return isFinal(code) ? stopConnection(state, code) : retryConnection(state, code, at);
}

function hasLasted(state: ConnectionState, { now }: Moment): boolean {
  return state.kind === 'online' && now - state.since >= LASTING_MS;
}
