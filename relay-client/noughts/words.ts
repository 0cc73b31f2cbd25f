import { closingSentence } from 'relay-client/connection';
import type { SessionView } from 'relay-client/session';

export const SIGNS = ['✕', '○'] as const;

const REMATCH = {
  none: '',
  mine: ' You asked for another game.',
  theirs: ' Another game?',
} as const;
const LEFT = ' The other player has left for good.';

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
