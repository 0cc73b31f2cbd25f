import { isRoomGone, type SessionView } from '@sealed-move/client/session';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import { updateRoomExpiry } from '../games/core/room-life.ts';
import { isCalledOff, findWinner } from '../game/ending.ts';
import type { BoardPreview } from '../games/core/look.ts';
import { isPushed } from '../play/status-words.ts';
import { isRoomClosed, type OnlineView } from '../play/table.ts';
import type { OnlineStanding, Summary } from '../games/core/kept-game.ts';

export interface SummaryBasis {
  readonly before: Summary<OnlineStanding>;
  /** Whether this player has left the game for good. */
  readonly isLeaving: boolean;
  /** Whether the relay has ever given this device the seat. */
  readonly isSeated: boolean;
  /** How many of the opponent's lines no page has shown yet. */
  readonly unread: number;
  readonly look: BoardPreview;
  readonly now: number;
}

/** Summarises a game. Moves and chat advance its time; greetings do not (KEEP-2). */
export function summariseView(view: SessionView, basis: SummaryBasis): Summary<OnlineStanding> {
  const { before, unread, look, now } = basis;
  const standing = findStanding(view, basis);
  const moves = view.game.moves.length;
  const isSame = standing === before.standing && moves === before.moves;
  const isHeard = unread > (before.unread ?? 0);
  return {
    opponent: view.peer.name ?? before.opponent,
    standing,
    moves,
    at: isSame && !isHeard ? before.at : now,
    look,
    ...(unread > 0 ? { unread } : {}),
    ...(isUndelivered(view) ? { isUndelivered: true } : {}),
    ...updateRoomExpiry(view.connection.kind === 'online', before, now),
  };
}

/** The relay's refusals that keep a game from being created. */
const REFUSALS: readonly number[] = [CLOSE.noRoom, CLOSE.networkLimit, CLOSE.dayLimit];

function findStanding(
  { game, connection, peer, role, isMoved = false }: SessionView,
  { isLeaving, isSeated, before }: Pick<SummaryBasis, 'isLeaving' | 'isSeated' | 'before'>,
): OnlineStanding {
  if (game.ending !== null) {
    if (isCalledOff(game.ending)) return 'called-off';
    const winner = findWinner(game.ending);
    if (winner === null) return 'drawn';
    return winner === game.side ? 'won' : 'lost';
  }
  const isNew = role === 'host' && peer.presence === 'never' && !isSeated;
  const isStopped = connection.kind === 'stopped' && REFUSALS.includes(connection.code);
  if (isNew && isStopped) return 'refused';
  if (isLeaving) return 'closed';
  // The relay's last answer holds while it is asked again.
  const wasGone = before.standing === 'gone' && connection.kind !== 'online';
  const isGone = isRoomGone({ connection, isMoved });
  if ((isGone && (isSeated || isMoved)) || wasGone) return 'gone';
  if (peer.presence === 'left' || isRoomClosed(connection)) return 'closed';
  if (role === 'host' && peer.presence === 'never') return 'waiting';
  return game.turn === game.side ? 'mine' : 'theirs';
}

function isUndelivered({ game, peer, push }: Pick<OnlineView, 'game' | 'peer' | 'push'>): boolean {
  if (isPushed({ push, peer })) return false;
  return game.unconfirmed > 0 && peer.presence !== 'left' && peer.presence !== 'never';
}
