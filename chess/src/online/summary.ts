import type { SessionView } from 'relay-client/session';
import { winnerOf } from '../game/ending-words.ts';
import { isRoomClosed } from '../play/table.ts';
import type { OnlineStanding, Summary } from '../games/core/kept-game.ts';

/**
 * What the home page shows of a game that is played over a relay (KEEP-2). The time moves on with
 * the game alone, not with each greeting.
 * @param isLeaving this player has left it for good
 */
export function summaryOf(
  view: SessionView,
  { before, isLeaving, now }: { before: Summary<OnlineStanding>; isLeaving: boolean; now: number },
): Summary<OnlineStanding> {
  const standing = standingOf(view, isLeaving);
  const moves = view.game.moves.length;
  const isSame = standing === before.standing && moves === before.moves;
  const opponent = view.peer.name ?? before.opponent;
  return { opponent, standing, moves, at: isSame ? before.at : now };
}

function standingOf(
  { game, connection, peer, role }: SessionView,
  isLeaving: boolean,
): OnlineStanding {
  if (game.ending !== null) {
    const winner = winnerOf(game.ending);
    if (winner === null) return 'drawn';
    return winner === game.side ? 'won' : 'lost';
  }
  if (isLeaving || peer.presence === 'left' || isRoomClosed(connection)) return 'closed';
  if (role === 'host' && peer.presence === 'never') return 'waiting';
  return game.turn === game.side ? 'mine' : 'theirs';
}
