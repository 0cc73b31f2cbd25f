import { closingSentence } from 'relay-client/connection';
import type { Invite } from 'relay-client/invites';
import type { SessionView } from 'relay-client/session';

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
