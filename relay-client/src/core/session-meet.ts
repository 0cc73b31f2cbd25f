import { giveUpSending } from './chat.ts';
import type { Presence } from './connection-state.ts';
import { isClaiming } from './absence.ts';
import { ABORT, ABSENCE, CHAT, type Hello, KEYS } from './hello.ts';
import { enqueueOpenly } from './enqueue.ts';
import { showKey } from './key-shown.ts';
import { giveHostKey } from './keys.ts';
import { takeToken } from './pace.ts';
import type { Peer, SavedGame } from './saved-game.ts';
import { stepInSession } from './session-match.ts';
import {
  MAX_MEETINGS,
  type SessionMoment,
  type SessionState,
  type SessionStep,
  sendNothing,
  changeSaved,
} from './session-state.ts';

/** The relay reports the other player, who is greeted if online (HELLO-1). */
export function handlePresence(
  state: SessionState,
  presence: Presence,
  at: SessionMoment,
): SessionStep {
  const after = setPresence(state, presence);
  return after.saved.isLeaving ? leaveSession(after, at) : sendGreeting(after, at);
}

/** Handles comings and goings at a realistic rate: each costs a save and a greeting (HELLO-7). */
export function handlePresenceLimited(
  state: SessionState,
  presence: Presence,
  at: SessionMoment,
): SessionStep {
  const meetings = takeToken(state.meetings, MAX_MEETINGS, at.now);
  if (meetings === null) return sendNothing({ ...state, late: presence });
  return handlePresence({ ...state, meetings }, presence, at);
}

/** Handles the last of the reports that were too many a second ago. */
export function handleLatePresence(state: SessionState, at: SessionMoment): SessionStep {
  return state.late === null ? sendNothing(state) : handlePresenceLimited(state, state.late, at);
}

/** Handles a lost connection, with which everything in flight is lost. */
export function handleDisconnect(state: SessionState): SessionStep {
  const { presence } = state.saved.peer;
  return sendNothing(setPresence(state, presence === 'online' ? 'away' : presence));
}

export function sendGreeting(before: SessionState, at: SessionMoment): SessionStep {
  const { role, peer } = before.saved;
  if (peer.presence !== 'online') return sendNothing(before);
  const { state: match } = at.stepMatch(before.saved.match, { kind: 'helloSent', sid: at.sid });
  const keys = role === 'host' ? giveHostKey(before.saved.keys, at.spare) : before.saved.keys;
  const state = changeSaved(before, { match, keys });
  const greeted = enqueueOpenly(state, [makeHello(state.saved, at)], at.now);
  // A guest that greets again shows its key again, which may have been ignored the first time.
  const shown = showKey(greeted.state, at.now);
  return { ...shown, send: [...greeted.send, ...shown.send] };
}

function makeHello({ name, role, setup, keys }: SavedGame, at: SessionMoment): Hello {
  const isHost = role === 'host';
  const hasKeys = keys.own !== null || (!isHost && at.spare !== null);
  return {
    t: 'hello',
    name,
    caps: [CHAT, ...(hasKeys ? [KEYS] : []), ABORT, ABSENCE],
    sid: at.sid,
    game: at.game,
    ...(isHost && setup !== null ? { setup } : {}),
    ...(isHost && keys.own !== null ? { key: keys.own.commitment } : {}),
  };
}

/**
 * Resigns an unfinished game, which the other player learns in a sealed message, or calls it off
 * before both have moved (LEAVE-1). A player who claimed an absence resigns nothing.
 */
export function leaveSession(before: SessionState, at: SessionMoment): SessionStep {
  const state = changeSaved(before, { isLeaving: true });
  const { match } = state.saved;
  const isBegun = match.history.moves.length > 1 && !isClaiming(match);
  const resigned = stepInSession(state, { kind: 'resign', why: 'resignation' }, at);
  const { state: after, send } = isBegun ? resigned : sendNothing(state);
  const { peerSid } = after.saved.match;
  const told =
    peerSid === null
      ? sendNothing(after)
      : stepInSession(after, { kind: 'helloReceived', sid: peerSid }, at);
  return { ...told, send: [...send, ...told.send], leaves: true };
}

function setPresence(state: SessionState, presence: Peer['presence']): SessionState {
  const { peer, chat } = state.saved;
  const isKnown = peer.presence !== 'never' || presence !== 'away';
  const after = { ...peer, presence: isKnown ? presence : peer.presence };
  const { saved } = changeSaved(state, { peer: after, chat: giveUpSending(chat) });
  return { ...state, saved, behinds: 0, heard: null, late: null };
}
