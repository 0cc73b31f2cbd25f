import type { Side } from '@sealed-move/client/rules';
import {
  type ChatLine,
  type ConnectionView,
  isRoomGone,
  type Session,
  type SessionView,
} from '@sealed-move/client/session';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import { otherSide } from '../game/core/sides.ts';
import { gameFrom } from '../game/beginning.ts';
import type { Game } from '../game/game.ts';
import { words } from '../messages/words.ts';
import type { LocalSession, LocalView } from '../local/local-session.ts';

/** Where a game is played: over a relay, by a player called `me`, or by both on this device. */
export type Table = (
  | {
      readonly kind: 'online';
      readonly me: string;
      readonly session: Session;
      /** What the other player is called here as long as they have not said. */
      readonly friend?: string;
      /** Its origin; none: the one that serves the site. */
      readonly relay?: string;
      /** Goes on in another room; none: the game need not, or cannot. */
      readonly goOn?: (() => void) | undefined;
    }
  | { readonly kind: 'local'; readonly session: LocalSession }
) & {
  /** What is played there. */
  readonly plays: Game;
};

interface TableGame {
  readonly plays: Game;
}

export interface OnlineView extends SessionView, TableGame {
  readonly kind: 'online';
  /** What the player at this device is called; '' for nothing. */
  readonly me: string;
  /** What the other is called as long as they have not said; none: as everybody is. */
  readonly friend?: string | undefined;
  /** The other app has not answered a move for some seconds, though the relay says that it is there. */
  readonly isSilent?: boolean;
}

/** What there is to see at a table; a new object after each change. */
export type TableView = OnlineView | (LocalView & TableGame);

/** The names of both sides, who moves first before the other. */
export type Names = readonly [string, string];

export function viewAt(table: Table): TableView {
  const plays = gameFrom(table.plays, table.session.view.setup);
  if (table.kind === 'local') return { ...table.session.view, plays };
  return { ...table.session.view, kind: 'online', me: table.me, friend: table.friend, plays };
}

/**
 * What the players are called in this game, by sides: a friend by one name on every page. Two at one
 * device, by what they play.
 */
export function namesOf(view: TableView): Names {
  if (view.kind === 'local') return view.plays.sides;
  return namesWith(view, view.peer.name ?? view.friend ?? words().games.friend);
}

/** The same as a file has them: who has no name, by what they play. */
export function recordNamesOf(view: TableView): Names {
  const { sides } = view.plays;
  if (view.kind === 'local') return sides;
  return namesWith(view, view.peer.name ?? sides[otherSide(view.game.side)]);
}

function namesWith(view: OnlineView, other: string): Names {
  const { sides } = view.plays;
  const { side } = view.game;
  const me = view.me === '' ? sides[side] : view.me;
  return side === 0 ? [me, other] : [other, me];
}

/** The side whose pieces can be moved at this device now; null when nobody's can. */
export function movingSide(view: TableView): Side | null {
  if (isOver(view) || isElsewhere(view)) return null;
  const { turn, side } = view.game;
  return view.kind === 'local' || turn === side ? turn : null;
}

/** Whether both players are there: the clocks run, and chat can be sent. */
export function isTogether(view: TableView): boolean {
  if (view.kind === 'local') return !view.isElsewhere;
  return view.connection.kind === 'online' && view.peer.presence === 'online';
}

const CLOSED: readonly number[] = [
  CLOSE.noRoom,
  CLOSE.full,
  CLOSE.expired,
  CLOSE.left,
  CLOSE.bothLeft,
];

/** Whether the relay lets nobody of this device into the room any more. */
export function isRoomClosed(connection: ConnectionView): boolean {
  return isRoomGone({ connection }) || isClosed(connection);
}

function isClosed(connection: ConnectionView): boolean {
  return connection.kind === 'stopped' && CLOSED.includes(connection.code);
}

/** Whether nothing of the game can go on here, whatever its moves say. */
export function isOver(view: TableView): boolean {
  return view.kind === 'online' && isRoomClosed(view.connection);
}

/** Whether the relay gave the seat to another tab, or to another device. */
export function isSuperseded(connection: ConnectionView): boolean {
  return connection.kind === 'stopped' && connection.code === CLOSE.superseded;
}

/** Whether the game is open in another tab, or on another device. */
export function isElsewhere(view: TableView): boolean {
  return view.kind === 'local' ? view.isElsewhere : isSuperseded(view.connection);
}

/** Whether the two can still meet here: neither has left, and the room has not ended for this one. */
export function canMeet(view: TableView): boolean {
  if (view.kind === 'local') return true;
  const hasEnded = view.connection.kind === 'stopped' && !isElsewhere(view);
  return view.peer.presence !== 'left' && !hasEnded;
}

/** What the other player wrote. */
export function messagesOfThem(view: TableView): readonly ChatLine[] {
  return view.kind === 'local' ? [] : view.chat.lines.filter(({ from }) => from === 'them');
}
