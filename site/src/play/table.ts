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
import { chooseGameForSetup } from '../game/beginning.ts';
import type { Game } from '../game/game.ts';
import { words } from '../messages/words.ts';
import type { LocalSession, LocalView } from '../local/local-session.ts';

/** A place to play: over a relay, by a player called `me`, or by both on this device. */
export type Table = (
  | {
      readonly kind: 'online';
      readonly me: string;
      readonly session: Session;
      /** The opponent's name on this device until their own is known. */
      readonly friend?: string;
      /** Continues in another room; undefined if the game need not or cannot. */
      readonly goOn?: (() => void) | undefined;
    }
  | { readonly kind: 'local'; readonly session: LocalSession }
) & {
  readonly plays: Game;
};

interface TableGame {
  readonly plays: Game;
}

export interface OnlineView extends SessionView, TableGame {
  readonly kind: 'online';
  /** The name of the player at this device; '' if that player has none. */
  readonly me: string;
  /** The opponent's name until their own is known; undefined for the usual word. */
  readonly friend?: string | undefined;
}

/** The view of a table; a new object after each change. */
export type TableView = OnlineView | (LocalView & TableGame);

/** The names of both sides, first mover first. */
export type Names = readonly [string, string];

export function toTableView(table: Table): TableView {
  const plays = chooseGameForSetup(table.plays, table.session.view.setup);
  if (table.kind === 'local') return { ...table.session.view, plays };
  return { ...table.session.view, kind: 'online', me: table.me, friend: table.friend, plays };
}

/** Names both sides: a friend by the same name on every page, two on one device by their side. */
export function listNames(view: TableView): Names {
  if (view.kind === 'local') return view.plays.sides;
  return orderNamesBySide(view, view.peer.name ?? view.friend ?? words().games.friend);
}

/** Names both sides for a file, in which a player without a name is named by their side. */
export function listRecordNames(view: TableView): Names {
  const { sides } = view.plays;
  if (view.kind === 'local') return sides;
  return orderNamesBySide(view, view.peer.name ?? sides[otherSide(view.game.side)]);
}

function orderNamesBySide(view: OnlineView, other: string): Names {
  const { sides } = view.plays;
  const { side } = view.game;
  const me = view.me === '' ? sides[side] : view.me;
  return side === 0 ? [me, other] : [other, me];
}

/** The side that can move on this device now; null for neither. */
export function findMovingSide(view: TableView): Side | null {
  if (isOver(view) || isElsewhere(view)) return null;
  const { turn, side } = view.game;
  return view.kind === 'local' || turn === side ? turn : null;
}

/** Whether both players are present: clocks run and chat can be sent. */
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

/** Whether the relay no longer admits this device to the room. */
export function isRoomClosed(connection: ConnectionView): boolean {
  return isRoomGone({ connection }) || isClosed(connection);
}

function isClosed(connection: ConnectionView): boolean {
  return connection.kind === 'stopped' && CLOSED.includes(connection.code);
}

/** Whether the game cannot continue here, regardless of its moves. */
export function isOver(view: TableView): boolean {
  return view.kind === 'online' && isRoomClosed(view.connection);
}

/** Whether the relay gave the seat to another tab, or to another device. */
export function isSuperseded(connection: ConnectionView): boolean {
  return connection.kind === 'stopped' && connection.code === CLOSE.superseded;
}

/** Whether the game is open in another tab or on another device. */
export function isElsewhere(view: TableView): boolean {
  return view.kind === 'local' ? view.isElsewhere : isSuperseded(view.connection);
}

/** Whether the two can meet: neither has left, and the room is not closed for this player. */
export function canMeet(view: TableView): boolean {
  if (view.kind === 'local') return true;
  const hasEnded = view.connection.kind === 'stopped' && !isElsewhere(view);
  return view.peer.presence !== 'left' && !hasEnded;
}

export function listOpponentMessages(view: TableView): readonly ChatLine[] {
  return view.kind === 'local' ? [] : view.chat.lines.filter(({ from }) => from === 'them');
}
