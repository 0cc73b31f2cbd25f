import { closingReason } from '@sealed-move/client/connection';
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

/** What a socket reports that was cut, or never opened. */
const ABNORMAL = 1006;

/** Whose move it is, in words. */
export function turnWords(view: TableView, names: Names): string {
  const { game } = view;
  const { turn } = playWords().play;
  if (game.turn === null) return turn.over;
  if (!isAwaited(view)) return turn.unfinished;
  if (view.kind === 'online' && game.turn === game.side) return turn.yours;
  const name = names[game.turn];
  return name === view.plays.sides[game.turn] ? turn.ofSide(name) : turn.ofName(name);
}

/** Whether anybody's move is awaited here: not of who left for good, nor in a room that is closed. */
export function isAwaited(view: TableView): boolean {
  return !isOver(view) && (view.kind === 'local' || view.peer.presence !== 'left');
}

/**
 * Says which of one's own moves the other app has not confirmed; null: it has them all. Nothing waits at
 * the relay, so a move gets there only while both have the game open.
 */
export function sentWords(view: TableView, name: string): string | null {
  if (view.kind === 'local' || view.game.unconfirmed === 0) return null;
  const { connection, peer } = view;
  if (peer.presence === 'left') return null;
  const areBothHere = connection.kind === 'online' && peer.presence === 'online';
  const { sent } = playWords().play;
  if (areBothHere && view.isSilent === true) return sent.noAnswer(name);
  return areBothHere ? sent.onItsWay(name) : sent.later(name);
}

/**
 * How this player's connection stands; null while there is nothing to say.
 * @param now epoch ms
 * @param wasOnline whether there was a connection that could be lost
 * @param answers what the relay says of itself though it opens no connection; null: nothing
 */
export function connectionWords(
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
      // Alone, since the smallest window has room for two short lines.
      if (most !== null && isUnsaid(connection.code)) return say.noRoom(most);
      const seconds = Math.max(1, Math.ceil((connection.until - now) / 1000));
      return `${whyLost(connection.code, role, wasOnline)} ${say.tryingIn(seconds)}`;
    }
    case 'stopped':
      if (isGone) return connection.code === CLOSE.expired ? say.expired : say.unknown;
      return closingWords(connection.code, role);
  }
}

/** Why a connection stopped, and what to do, in what the page speaks. */
export function closingWords(code: number, role: Role): string {
  const sentence = playWords().closing[closingReason(code)];
  return typeof sentence === 'string' ? sentence : sentence[role];
}

/** A browser keeps to itself why a socket never opened. */
export function isUnsaid(code: number | null): code is null | typeof ABNORMAL {
  return code === null || code === ABNORMAL;
}

/** Those sentences say already that it connects again. */
function whyLost(code: number | null, role: Role, wasOnline: boolean): string {
  const { connection } = playWords().play;
  if ('onLine' in navigator && !navigator.onLine) return connection.offline;
  if (isUnsaid(code)) return wasOnline ? connection.lost : connection.notReached;
  const [reason = ''] = closingWords(code, role).split('; ');
  return `${reason}.`;
}

/**
 * What there is to know of the other player; null while they are simply there, or while nobody can
 * tell since this player is not connected.
 */
export function peerWords(
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
      // A game that is over does not go on when they are back.
      return game.ending === null ? say.away(name) : null;
    case 'left':
      return say.left(name);
  }
}

/** Whether the other player is there, for the small line beside their name; null: nobody can tell. */
export function presenceOf({
  connection,
  peer,
  isSilent = false,
}: Pick<OnlineView, 'connection' | 'peer' | 'isSilent'>): ShownPresence | null {
  const isKnown = connection.kind === 'online' || peer.presence === 'left';
  if (!isKnown) return null;
  return isSilent && peer.presence === 'online' ? 'silent' : peer.presence;
}

/** `silent`: the relay has them there, and their app does not answer. */
export type ShownPresence = PeerView['presence'] | 'silent';
