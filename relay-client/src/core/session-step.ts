import { giveUpSending, sendMessage } from './chat.ts';
import { cleanName } from './chat-text.ts';
import type { Command } from './commands.ts';
import { getNextNumber } from './envelope.ts';
import { enqueue } from './enqueue.ts';
import { noteOwed, notePushed, setOwnTarget } from './push.ts';
import { stepInSession } from './session-match.ts';
import { findMode } from './keys.ts';
import { compareCode, continueWithNewKey } from './session-keys.ts';
import {
  handleDisconnect,
  sendGreeting,
  leaveSession,
  handlePresence,
  handlePresenceLimited,
  handleLatePresence,
} from './session-meet.ts';
import { receiveEnvelope } from './session-receive.ts';
import type { SavedGame } from './saved-game.ts';
import {
  beginSession,
  type SessionEvent,
  type SessionMoment,
  type SessionState,
  type SessionStep,
  sendNothing,
  changeSaved,
} from './session-state.ts';

/** A session's reaction to an event, without clock, randomness or I/O. The driver saves first. */
export function stepSession(
  state: SessionState,
  event: SessionEvent,
  at: SessionMoment,
): SessionStep {
  return noteOwed(state.saved, event, stepByKind(state, event, at));
}

/** A session on a game as it was saved, whose page may have ended while the friend was there. */
export function reopenSession(saved: SavedGame, now: number): SessionState {
  const begun = handleDisconnect(beginSession(saved, now));
  return noteOwed(saved, { kind: 'disconnected' }, begun).state;
}

function stepByKind(state: SessionState, event: SessionEvent, at: SessionMoment): SessionStep {
  switch (event.kind) {
    case 'joined':
      return handlePresence(changeSaved(state, { isSeated: true }), event.peer, at);
    case 'peer':
      return handlePresenceLimited(state, event.peer, at);
    case 'disconnected':
      return handleDisconnect(state);
    case 'calm':
      return handleLatePresence(state, at);
    case 'overdue':
      return sendNothing(changeSaved(state, { chat: giveUpSending(state.saved.chat) }));
    case 'received':
      return receiveEnvelope(state, event.envelope, event, at);
    case 'reached':
      return setOwnTarget(state, event.own, at);
    case 'pushed':
      return notePushed(state, event);
    case 'compared':
      return compareCode(state, event.code, at);
    case 'goOn':
      return continueWithNewKey(state, at);
    case 'command':
      return runCommand(state, event.command, at);
    case 'say':
      return sendChat(state, event.text, at);
    case 'rename':
      return renamePlayer(state, event.name, at);
    case 'leave':
      return leaveSession(state, at);
  }
}

/**
 * An older app could not read a called-off game, nor anything sent with it. It would also never
 * answer a claim of absence.
 */
function runCommand(state: SessionState, one: Command, at: SessionMoment): SessionStep {
  const { peer } = state.saved;
  const isAbort = one.kind === 'resign' && one.why === 'abort';
  const isUnread =
    (isAbort && peer.canAbort !== true) ||
    (one.kind === 'claimAbsence' && peer.canBeClaimed !== true);
  return isUnread
    ? { ...sendNothing(state), refused: 'unsupported' }
    : stepInSession(state, one, at);
}

/** Another hello tells the other player. */
function renamePlayer(state: SessionState, typed: string, at: SessionMoment): SessionStep {
  const name = cleanName(typed);
  if (name === null || name === state.saved.name) return sendNothing(state);
  return sendGreeting(changeSaved(state, { name }), at);
}

function sendChat(state: SessionState, typed: string, { now }: SessionMoment): SessionStep {
  const { chat, peer, sent, keys } = state.saved;
  const isHeard = peer.chat !== 'unknown' && findMode(keys) !== 'closed';
  const isThere = peer.presence === 'online' && isHeard;
  const trouble = peer.chat === 'unsupported' ? 'unsupported' : isThere ? null : 'not-connected';
  const said = sendMessage(chat, typed, trouble, getNextNumber(sent, now), now);
  if (said.text === null) return { ...sendNothing(state), refused: said.refused };
  return enqueue(changeSaved(state, { chat: said.chat }), [{ t: 'chat', text: said.text }], now);
}
