import { isFinal } from 'relay-protocol/close-codes';
import type { ConnectionState, ConnectionStep, Moment } from './connection-state.ts';

const BACKOFF_MS = 30_000;
const FIRST_BACKOFF_MS = 1_000;
const OPEN_MS = 20_000;
/** A socket that lived this long is no reason to wait longer for the next. */
const LASTING_MS = 30_000;

type State<K extends ConnectionState['kind']> = Extract<ConnectionState, { kind: K }>;

/** Asks for a socket; there is none now. */
export function open({ seat, isSeated, socket, tries }: ConnectionState, { now }: Moment) {
  const state = { kind: 'connecting', seat, isSeated, socket: socket + 1, tries } as const;
  return {
    state: { ...state, deadline: now + OPEN_MS },
    effects: [{ do: 'open', socket: socket + 1 }],
  } satisfies ConnectionStep;
}

/**
 * Comes back after a while (CONN-3): anything up to a time that doubles with each try, so that
 * those who lost the relay together do not come back together.
 */
function retry(state: ConnectionState, code: number | null, at: Moment): ConnectionStep {
  const { seat, isSeated, socket } = state;
  const tries = hasLasted(state, at) ? 0 : state.tries;
  const until = at.now + at.chance * Math.min(BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** tries);
  const next = { kind: 'waiting', seat, isSeated, socket, tries: tries + 1, until, code } as const;
  return { state: next, effects: [] };
}

/** Gives up a socket that says nothing any more, and comes back. */
export function giveUp(state: ConnectionState, at: Moment): ConnectionStep {
  return { state: retry(state, null, at).state, effects: [{ do: 'close' }] };
}

/** Ends it until it is started again, for a reason that is told. */
export function stop({ seat, isSeated, socket }: ConnectionState, code: number): ConnectionStep {
  return { state: { kind: 'stopped', seat, isSeated, socket, tries: 0, code }, effects: [] };
}

/** As `stop`, where there is a socket to be closed. */
export function closeAndStop(state: ConnectionState, code: number): ConnectionStep {
  return { ...stop(state, code), effects: [{ do: 'close' }] };
}

/** The code decides whether it comes back (CONN-5). */
export function closed(
  state: State<'connecting' | 'joining' | 'online'>,
  { code }: { readonly code: number },
  at: Moment,
): ConnectionStep {
  return isFinal(code) ? stop(state, code) : retry(state, code, at);
}

function hasLasted(state: ConnectionState, { now }: Moment): boolean {
  return state.kind === 'online' && now - state.since >= LASTING_MS;
}
