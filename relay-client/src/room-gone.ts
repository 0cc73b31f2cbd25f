import { CLOSE } from '@sealed-move/protocol/close-codes';
import type { SessionView } from './session-view.ts';

/** Whether the relay has lost or deleted the room, so that the game can move on (GOON-10). */
export function isRoomGone({
  connection,
  isMoved = false,
}: Pick<SessionView, 'connection' | 'isMoved'>): boolean {
  const { kind } = connection;
  if (kind === 'waiting') return connection.code === CLOSE.noRoom;
  if (kind !== 'stopped') return false;
  // A guest in a game's first room merely came through a dead link.
  return connection.code === CLOSE.expired || (isMoved && connection.code === CLOSE.noRoom);
}
