import { toClosingReason } from '@sealed-move/client/connection';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import {
  type GameView,
  isRoomGone,
  type PeerView,
  type Role,
  type SessionView,
} from '@sealed-move/client/session';
import type { RelayInfo } from '../relay/core/relay-answers.ts';
import { isOver, type Names, type OnlineView, type TableView } from './table.ts';
import { playWords } from '../messages/words.ts';

/** The browser's code for a socket that was cut or never opened. */
const ABNORMAL = 1006;

export function describeTurn(view: TableView, names: Names): string {
  const { game } = view;
  const { turn } = playWords().play;
  if (game.turn === null) return turn.over;
  if (!isAwaited(view)) return turn.unfinished;
  if (view.kind === 'online' && game.turn === game.side) return turn.yours;
  const name = names[game.turn];
  return name === view.plays.sides[game.turn] ? turn.ofSide(name) : turn.ofName(name);
}

/** Whether a move is expected here. Not if this player left for good, or the room is closed. */
export function isAwaited(view: TableView): boolean {
  return !isOver(view) && (view.kind === 'local' || view.peer.presence !== 'left');
}

/** Whether the push service took everything for the opponent's closed app (REACH-6). */
export function isPushed({ push, peer }: Pick<SessionView, 'push' | 'peer'>): boolean {
  return peer.presence === 'away' && push.theirs === 'on' && !push.isOwed;
}

/**
 * This player's moves that the opponent's app has not confirmed; null if it has all. The relay
 * holds nothing back, so without push a move arrives only while both have the game open.
 */
export function describeUnconfirmed(view: TableView, name: string): string | null {
  if (view.kind === 'local' || view.game.unconfirmed === 0) return null;
  const { connection, peer } = view;
  if (peer.presence === 'left') return null;
  const areBothHere = connection.kind === 'online' && peer.presence === 'online';
  const { sent } = playWords().play;
  if (isPushed(view)) return sent.pushed(name);
  if (areBothHere && view.isSilent === true) return sent.noAnswer(name);
  return areBothHere ? sent.onItsWay(name) : sent.later(name);
}

/**
 * Describes the state of this player's connection; null if nothing is worth saying.
 * @param wasOnline whether there was a connection before
 * @param answers the status of the relay if it answers but opens no connection; null if there is
 * none
 */
export function describeConnection(
  { connection, role, isMoved }: Pick<SessionView, 'connection' | 'role' | 'isMoved'>,
  now: number,
  wasOnline: boolean,
  answers: Pick<RelayInfo, 'socketsPerNetwork'> | null = null,
): string | null {
  const { connection: say } = playWords().play;
  const isGone = isRoomGone({ connection, ...(isMoved === undefined ? {} : { isMoved }) });
  switch (connection.kind) {
    case 'online':
      return null;
    case 'off':
      return say.off;
    case 'connecting':
      return connection.attempt > 1 ? say.again : say.connecting;
    case 'waiting': {
      if (isGone) return say.unknown;
      const most = answers?.socketsPerNetwork ?? null;
      // On its own, because the smallest window has space for two short lines.
      if (most !== null && isUnsaid(connection.code)) return say.noRoom(most);
      const seconds = Math.max(1, Math.ceil((connection.until - now) / 1000));
      return `${describeConnectionLoss(connection.code, role, wasOnline)} ${say.tryingIn(seconds)}`;
    }
    case 'stopped':
      if (isGone) return connection.code === CLOSE.expired ? say.expired : say.unknown;
      return describeClosing(connection.code, role);
  }
}

/** Why a connection stopped and what to do, in the page's language. */
export function describeClosing(code: number, role: Role): string {
  const sentence = playWords().closing[toClosingReason(code)];
  return typeof sentence === 'string' ? sentence : sentence[role];
}

/** Whether nobody knows why a socket closed: a browser does not say why one never opened. */
export function isUnsaid(code: number | null): code is null | typeof ABNORMAL {
  return code === null || code === ABNORMAL;
}

/** Describes a lost connection; each sentence already says that the site reconnects. */
function describeConnectionLoss(code: number | null, role: Role, wasOnline: boolean): string {
  const { connection } = playWords().play;
  if ('onLine' in navigator && !navigator.onLine) return connection.offline;
  if (isUnsaid(code)) return wasOnline ? connection.lost : connection.notReached;
  const [reason = ''] = describeClosing(code, role).split('; ');
  return `${reason}.`;
}

/** Describes the opponent's absence. Null if they are present, or this player is offline. */
export function describePeer(
  { peer, connection }: Pick<SessionView, 'peer' | 'connection'>,
  name: string,
  game: Pick<GameView, 'ending'> = { ending: null },
): string | null {
  if (connection.kind !== 'online' && peer.presence !== 'left') return null;
  const { peer: say } = playWords().play;
  switch (peer.presence) {
    case 'online':
      return null;
    case 'never':
      return say.never;
    case 'away':
      // A finished game does not continue when they return.
      return game.ending === null ? say.away(name) : null;
    case 'left':
      return say.left(name);
  }
}

/** The opponent's presence, for the small line beside their name; null if nobody can tell. */
export function findShownPresence({
  connection,
  peer,
  isSilent = false,
}: Pick<OnlineView, 'connection' | 'peer' | 'isSilent'>): ShownPresence | null {
  const isKnown = connection.kind === 'online' || peer.presence === 'left';
  if (!isKnown) return null;
  return isSilent && peer.presence === 'online' ? 'silent' : peer.presence;
}

/** `silent`: the relay reports the opponent as present, but their app does not answer. */
export type ShownPresence = PeerView['presence'] | 'silent';
