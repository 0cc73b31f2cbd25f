import { closingSentence } from 'relay-client/connection';
import type { Invite } from 'relay-client/invites';
import type { KeysView, SessionView } from 'relay-client/session';

export const SIGNS = ['✕', '○'] as const;

const REMATCH = {
  none: '',
  mine: ' You asked for another game.',
  theirs: ' Another game?',
} as const;
const LEFT = ' The other player has left for good.';

export const WRONG_LINK = 'That is no invitation, or part of it is missing. Ask for it again.';

/** What an invitation asks, and what stands in its way. */
export function invitationWords(
  invite: Invite | null,
  { isHere, isPlaying }: { readonly isHere: boolean; readonly isPlaying: boolean },
): string {
  if (invite === null) return '';
  const who = invite.name === null ? 'You are invited' : `${invite.name} invites you`;
  if (!isHere)
    return `${who} to a game over another relay: open the link on the site of ${invite.relay}.`;
  return isPlaying
    ? `${who} to another game. Your game here goes on: leave it first, and the invitation is still here.`
    : `${who} to a game.`;
}

/** What is lost with leaving (NOUG-2). */
export function leavingWords(view: SessionView | undefined): string {
  const isAlone = view?.role === 'host' && view.peer.presence === 'never';
  if (view === undefined || isAlone) return 'Leave this game? Its link opens nothing then.';
  const isOn = view.game.ending === null;
  const what = isOn ? 'The other player is told, and wins.' : 'The other player is told.';
  return `Leave this game for good? ${what}`;
}

/** How the game stands, in a sentence. */
export function statusWords({ connection, peer, game, role }: SessionView): string {
  if (connection.kind === 'stopped') return closingSentence(connection.code, role);
  if (connection.kind !== 'online') return 'Connecting …';
  if (peer.presence === 'never' && role === 'host') return 'Waiting for the other player.';
  const { ending, side } = game;
  if (ending !== null) {
    const winner = 'winner' in ending ? ending.winner : null;
    const result = winner === null ? 'A draw.' : winner === side ? 'You won.' : 'You lost.';
    return `${result}${peer.presence === 'left' ? LEFT : REMATCH[game.offers.rematch]}`;
  }
  const away = peer.presence === 'online' ? '' : ' The other player is away.';
  return `${game.turn === side ? 'Your move' : 'Their move'}: ${SIGNS[game.turn ?? 0]}.${away}`;
}

/** What there is to say of the keys. */
export interface KeysWords {
  /** Empty: nothing. */
  readonly says: string;
  /** The four words in a line; empty: none. */
  readonly words: string;
  /** What the player can answer, as a button has it. */
  readonly answer: string | null;
}

/** Whether somebody may sit between the two players, and how they find out (NOUG-3). */
export function keysWords(keys: KeysView): KeysWords {
  switch (keys.kind) {
    case 'unknown':
    case 'waiting':
      return { says: '', words: '', answer: null };
    case 'none':
      return { says: NO_KEYS[keys.why], words: '', answer: null };
    case 'words': {
      const words = keys.words.join(' ');
      if (keys.isCompared) return { says: 'You compared these words.', words, answer: null };
      const isOther = keys.isNew ? 'These are other words than before. ' : '';
      return { says: `${isOther}${COMPARE}`, words, answer: 'They are the same' };
    }
    case 'changed':
      return { says: `${CHANGED[keys.to]} ${ASK_FIRST}`, words: '', answer: 'Go on with them' };
  }
}

const COMPARE =
  'Read these words to each other, by voice. If they differ, somebody sits between you: leave the game.';
const NO_KEYS = {
  mine: 'This browser has no keys of its own: whoever has the link and listens in can read this game.',
  theirs:
    'The other app has no keys of its own: whoever has the link and listens in can read this game.',
} as const;
const CHANGED = {
  'another-key': 'Whoever is there has other keys than those that you compared.',
  'no-key': 'Whoever is there has no keys, and before there were some.',
} as const;
const ASK_FIRST = 'They are told nothing before you go on. Ask the other player first, by voice.';
