import { isMuted, countLeftToSend } from './core/chat.ts';
import { chooseRulesForSetup } from './core/beginning.ts';
import type { ConnectionState } from './core/connection-state.ts';
import type { Rules } from './core/rules.ts';
import type { Peer, SavedGame } from './core/saved-game.ts';
import { findMode } from './core/keys.ts';
import { toGameView } from './game-view.ts';
import { toKeysView } from './keys-view.ts';
import type { ChatView, ConnectionView, PushView, SessionView } from './session-view.ts';

export function toSessionView<P>(
  rules: Rules<P>,
  saved: SavedGame,
  connection: ConnectionView,
): SessionView {
  const { role, setup, match, chat, keys, rooms } = saved;
  const lines = chat.lines.map(({ id, from, text, at, state }) => ({ id, from, text, at, state }));
  const chatView: ChatView = { lines, left: countLeftToSend(chat), isMuted: isMuted(chat) };
  return {
    role,
    ...(rooms === undefined ? {} : { isMoved: true }),
    connection,
    peer: toPeerView(saved),
    setup,
    isKnown: !match.isFresh,
    game: toGameView(chooseRulesForSetup(rules, setup), match),
    chat: chatView,
    keys: toKeysView(keys),
    push: toPushView(saved),
  };
}

function toPushView({ push }: SavedGame): PushView {
  const { own = null, theirs = null, isOwnGone = false, gone = null, isOwed = false } = push ?? {};
  return {
    mine: own === null ? 'off' : isOwnGone ? 'gone' : 'on',
    endpoint: own?.endpoint ?? null,
    theirs: theirs !== null ? 'on' : gone === null ? 'off' : 'gone',
    isOwed,
  };
}

/** The other player's state: nothing can be sent before there are keys for it. */
function toPeerView({ peer, keys }: SavedGame): Peer {
  return findMode(keys) === 'closed' ? { ...peer, chat: 'unknown' } : peer;
}

/** @param epochOf converts a time of the monotonic clock to epoch ms */
export function toConnectionView(
  state: ConnectionState,
  epochOf: (elapsed: number) => number,
  isOffline = false,
): ConnectionView {
  switch (state.kind) {
    case 'off':
    case 'online':
      return { kind: state.kind };
    case 'connecting':
    case 'joining':
      return { kind: 'connecting', attempt: state.tries + 1 };
    case 'waiting':
      return {
        kind: 'waiting',
        until: epochOf(state.until),
        code: state.code,
        ...(isOffline ? { isOffline } : {}),
      };
    case 'stopped':
      return { kind: 'stopped', code: state.code };
  }
}
