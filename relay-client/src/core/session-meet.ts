import { giveUp } from './chat.ts';
import type { Presence } from './connection-state.ts';
import { CHAT, type Hello } from './hello.ts';
import { enqueue } from './enqueue.ts';
import { afterOne } from './pace.ts';
import type { Peer } from './saved-game.ts';
import { stepInSession } from './session-match.ts';
import {
  type SessionMoment,
  type SessionState,
  type SessionStep,
  stay,
  withSaved,
} from './session-state.ts';

export const MOST_MEETINGS = 20;

/** The relay reports the other player, who is greeted if online (HELLO-1). */
export function meet(state: SessionState, presence: Presence, at: SessionMoment): SessionStep {
  const after = withPresence(state, presence);
  return after.saved.isLeaving ? leave(after, at) : greet(after, at);
}

/** The same, as often as two people come and go: each costs a save and a greeting (HELLO-7). */
export function meetAgain(state: SessionState, presence: Presence, at: SessionMoment): SessionStep {
  const meetings = afterOne(state.meetings, MOST_MEETINGS, at.now);
  return meetings === null ? stay(state) : meet({ ...state, meetings }, presence, at);
}

/** The connection is gone, and with it whatever was in flight. */
export function disconnect(state: SessionState): SessionStep {
  const { presence } = state.saved.peer;
  return stay(withPresence(state, presence === 'online' ? 'away' : presence));
}

export function greet(state: SessionState, at: SessionMoment): SessionStep {
  const { saved } = state;
  if (saved.peer.presence !== 'online') return stay(state);
  const { state: match } = at.stepMatch(saved.match, { kind: 'helloSent', sid: at.sid });
  const hello: Hello = {
    t: 'hello',
    name: saved.name,
    caps: [CHAT],
    sid: at.sid,
    game: at.game,
    ...(saved.role === 'host' && saved.setup !== null ? { setup: saved.setup } : {}),
  };
  return enqueue(withSaved(state, { match }), [hello], at.now);
}

/** Leaving an unfinished game resigns it (LEAVE-1), which the other player is told, sealed. */
export function leave(before: SessionState, at: SessionMoment): SessionStep {
  const state = withSaved(before, { isLeaving: true });
  const { match, peer } = state.saved;
  const hasMet = peer.name !== null || match.peerSid !== null;
  const resigned = stepInSession(state, { kind: 'resign', why: 'resignation' }, at);
  const { state: after, send } = hasMet ? resigned : stay(state);
  const { peerSid } = after.saved.match;
  const told =
    peerSid === null
      ? stay(after)
      : stepInSession(after, { kind: 'helloReceived', sid: peerSid }, at);
  return { ...told, send: [...send, ...told.send], leaves: true };
}

function withPresence(state: SessionState, presence: Peer['presence']): SessionState {
  const { peer, chat } = state.saved;
  const isKnown = peer.presence !== 'never' || presence !== 'away';
  const after = { ...peer, presence: isKnown ? presence : peer.presence };
  return { ...withSaved(state, { peer: after, chat: giveUp(chat) }), behinds: 0 };
}
