import { explainClosing } from './core/closing.ts';
import type { SessionView } from './session-view.ts';

/**
 * Explains in English why the game is paused: this device is offline, the game could not be saved,
 * or the other player is away, even after the end. Null if there is nothing to say.
 * @param name the other player's name
 */
export function explainPause(
  { connection, peer, role, isSilent = false }: NoticedView,
  name = peer.name ?? 'Your opponent',
): string | null {
  switch (connection.kind) {
    case 'off':
      return 'Not connected.';
    case 'connecting':
      return 'Connecting …';
    case 'waiting':
      return connection.isOffline === true
        ? 'This device is offline. The game continues once it is online.'
        : 'The relay cannot be reached. Trying again …';
    case 'stopped':
      return explainClosing(connection.code, role);
    case 'online':
      break;
  }
  switch (peer.presence) {
    case 'never':
      return 'Waiting for your opponent.';
    case 'away':
      return `${name} is away.`;
    case 'left':
      return `${name} has left for good.`;
    case 'online':
      return isSilent ? `${name}’s device is not responding. It may be offline.` : null;
  }
}

type NoticedView = Pick<SessionView, 'connection' | 'peer' | 'role' | 'isSilent'>;
