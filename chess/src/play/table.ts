import type { Side } from 'relay-client/rules';
import type { ConnectionView, SessionView } from 'relay-client/session';
import { CLOSE } from 'relay-protocol/close-codes';
import { otherSide, SIDE_NAMES } from '../game/pieces.ts';

/** Who sits at this device. */
export type Players =
  | { readonly kind: 'online'; readonly me: string }
  /** Both, who are called by the side that they play. */
  | { readonly kind: 'shared' };

/** Of White and of Black. */
export type Names = readonly [string, string];

/** What the players are called in this game, by sides. */
export function namesOf(view: SessionView, players: Players): Names {
  if (players.kind === 'shared') return SIDE_NAMES;
  const other = view.peer.name ?? SIDE_NAMES[otherSide(view.game.side)];
  const me = players.me === '' ? SIDE_NAMES[view.game.side] : players.me;
  return view.game.side === 0 ? [me, other] : [other, me];
}

/** The side whose pieces can be moved at this device now; null when nobody's can. */
export function movingSide(view: SessionView, { kind }: Players): Side | null {
  const { game } = view;
  if (isRoomClosed(view.connection) || isElsewhere(view.connection)) return null;
  return kind === 'shared' || game.turn === game.side ? game.turn : null;
}

/** Whether both players are there: the clocks run, and chat can be sent. */
export function isTogether({ connection, peer }: SessionView): boolean {
  return connection.kind === 'online' && peer.presence === 'online';
}

const CLOSED: readonly number[] = [
  CLOSE.noGame,
  CLOSE.full,
  CLOSE.expired,
  CLOSE.left,
  CLOSE.bothLeft,
];

/** Whether the relay lets nobody of this device into the room any more. */
export function isRoomClosed(connection: ConnectionView): boolean {
  return connection.kind === 'stopped' && CLOSED.includes(connection.code);
}

/** Whether the game is open in another tab, or on another device. */
export function isElsewhere(connection: ConnectionView): boolean {
  return connection.kind === 'stopped' && connection.code === CLOSE.superseded;
}

/** Whether the two can still meet here: neither has left, and the room has not ended for this one. */
export function canMeet({ connection, peer }: SessionView): boolean {
  const isOver = connection.kind === 'stopped' && !isElsewhere(connection);
  return peer.presence !== 'left' && !isOver;
}
