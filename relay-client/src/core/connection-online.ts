import { PING } from '@sealed-move/protocol/client-frames';
import { PROTOCOL } from '@sealed-move/protocol/limits';
import type { RelayFrame } from '@sealed-move/protocol/relay-frames';
import { PING_MS, PONG_MS } from '@sealed-move/protocol/timings';
import { OWN_STOP } from './closing-reason.ts';
import { closeAndStop, giveUpConnecting } from './connection-retry.ts';
import {
  pickCommonState,
  type ConnectionEffect,
  type ConnectionState,
  type ConnectionStep,
  type Moment,
} from './connection-state.ts';
import { makeOutbox, putFirst, putLast, takeDue } from './outbox.ts';

type JoiningState = Extract<ConnectionState, { kind: 'joining' }>;
type OnlineState = Extract<ConnectionState, { kind: 'online' }>;

/** Handles the relay's answer to a join; anything earlier is ignored. */
export function receiveJoinAnswer(
  state: JoiningState,
  { frame }: { readonly frame: RelayFrame },
  { now }: Moment,
): ConnectionStep {
  if (frame.t !== 'joined') return { state, effects: [] };
  if (frame.proto !== PROTOCOL) return closeAndStop(state, OWN_STOP.protocol);
  if (frame.seat !== state.seat) return closeAndStop(state, OWN_STOP.seat);
  const outbox = makeOutbox(now);
  const beat = { since: now, pingAt: now + PING_MS, pongBy: null };
  return {
    state: { kind: 'online', ...pickCommonState(state), isSeated: true, asked: 0, ...beat, outbox },
    effects: [{ do: 'joined', peer: frame.peerLeft ? 'left' : frame.peer ? 'online' : 'away' }],
  };
}

/** Any frame shows that the connection is alive (CONN-4). */
export function receiveFrame(
  before: OnlineState,
  { frame }: { readonly frame: RelayFrame },
  { now }: Moment,
): ConnectionStep {
  const state = { ...before, pingAt: now + PING_MS, pongBy: null };
  if (frame.t === 'peer') return { state, effects: [{ do: 'peer', peer: frame.state }] };
  if (frame.t === 'sealed') return { state, effects: [{ do: 'sealed', text: frame.text }] };
  return { state, effects: [] };
}

export function sendText(
  state: OnlineState,
  { text }: { readonly text: string },
  at: Moment,
): ConnectionStep {
  const outbox = putLast(state.outbox, text);
  // Frames may be lost anyway: after a reconnect both sides settle their histories.
  return outbox === null ? giveUpConnecting(state, at) : sendWaiting({ ...state, outbox }, at);
}

export function handleTimer(state: OnlineState, _: unknown, at: Moment): ConnectionStep {
  const { now, isVisible } = at;
  if (!isVisible) return sendWaiting(postponePing(state, at), at);
  if (state.pongBy !== null && now >= state.pongBy) return giveUpConnecting(state, at);
  return sendWaiting(
    state.pongBy === null && now >= state.pingAt ? queuePing(state, at) : state,
    at,
  );
}

/** Pings at once, because a dead socket looks open after a phone has slept. */
export function handleWake(state: OnlineState, _: unknown, at: Moment): ConnectionStep {
  if (!at.isVisible) return { state: { ...state, pongBy: null }, effects: [] };
  return state.pongBy === null ? sendWaiting(queuePing(state, at), at) : { state, effects: [] };
}

function queuePing(state: OnlineState, { now }: Moment): OnlineState {
  return { ...state, pongBy: now + PONG_MS, outbox: putFirst(state.outbox, PING) };
}

/** Postpones the ping: a hidden page's timers are throttled, so a late pong would prove nothing. */
function postponePing(state: OnlineState, { now }: Moment): OnlineState {
  const isDue = now >= (state.pongBy ?? state.pingAt);
  return isDue ? { ...state, pongBy: null, pingAt: now + PING_MS } : state;
}

function sendWaiting(before: OnlineState, at: Moment): ConnectionStep {
  const state = at.isVisible ? before : dropPing(before);
  const { outbox, due } = takeDue(state.outbox, at.now);
  const effects = due.map((text): ConnectionEffect => ({ do: 'send', text }));
  return { state: { ...state, outbox }, effects };
}

/** A ping still queued when the page is hidden is not sent. */
function dropPing(state: OnlineState): OnlineState {
  const waiting = state.outbox.waiting.filter((text) => text !== PING);
  if (waiting.length === state.outbox.waiting.length) return state;
  return { ...state, pongBy: null, outbox: { ...state.outbox, waiting } };
}
