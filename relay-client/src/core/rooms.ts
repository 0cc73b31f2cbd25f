import type { Seat } from './history.ts';
import { giveUpSending } from './chat.ts';
import { resetForNewRoom } from './keys.ts';
import { forgetTheirTarget } from './push-target.ts';
import type { Role } from './role.ts';
import {
  MAX_ROOM_NUMBER,
  MAX_ROOMS,
  MAX_ROOMS_AHEAD,
  RESTORED_AHEAD,
  type RoomLink,
} from './room-list.ts';
import type { SavedGame } from './saved-game.ts';
import type { MatchState } from './state.ts';

/*
 * A game outlives its room: it continues in another, which both reach through a new link and the
 * secret of the previous room (GOON-1). Both keep everything they hold.
 */

export interface NewRoom {
  readonly link: RoomLink;
  /** The secret of the room from which the new room was made. */
  readonly parent: string;
  readonly seat: Seat;
  readonly number: number;
  readonly secret: string;
}

/** The data with which a device enters another room. */
export interface RoomEntry {
  readonly role: Role;
  readonly relay: string;
  /** A fresh token, so that the relay cannot see that this is the same player (GOON-4). */
  readonly seatToken: string;
}

/** All rooms of a game, the current one first. */
export function listRooms({ secret, rooms }: SavedGame): readonly string[] {
  return [secret, ...(rooms?.before ?? []).toReversed()];
}

/** The room to make another from: this one, or the last if no message arrived here (GOON-5). */
export function findParentRoom({ secret, rooms, received }: SavedGame): string {
  return received > 0 ? secret : (rooms?.before.at(-1) ?? secret);
}

/** Whether this device may go on: one that does not know the game's state may not (GOON-2). */
export function mayGoOn({ match, setup, isLeaving }: SavedGame): boolean {
  return setup !== null && !match.isFresh && !isLeaving;
}

export function getNextRoomNumber({ rooms, isRestored }: SavedGame): number {
  return Math.min(
    MAX_ROOM_NUMBER,
    (rooms?.number ?? 0) + (isRestored === true ? RESTORED_AHEAD : 1),
  );
}

/** `own`: the same player made the link. `stay`: the game is there, or both find it elsewhere. */
export type LinkVerdict = 'own' | 'stay' | 'move';

/**
 * Judges a link to another room. The higher number wins; of two rooms made at once, that of seat 0
 * wins. Both players thus end in one room (GOON-5). Whether a room is gone does not matter: it may
 * return, and the two would swap places.
 */
export function judgeLink(saved: SavedGame, { seat, secret, number }: NewRoom): LinkVerdict {
  const { rooms, role, match, isSeated } = saved;
  // The game is or was in that room: nobody holds the seat of an abandoned room any more.
  if (listRooms(saved).includes(secret)) return 'stay';
  if (seat === match.seat) return 'own';
  // A host without a seat has no room: the relay refused to create it.
  const present = role === 'host' && !isSeated ? 0 : (rooms?.number ?? 0);
  if (number > present) return number - present <= MAX_ROOMS_AHEAD ? 'move' : 'stay';
  const isAtOnce = number === present && role === 'host';
  return isAtOnce && match.seat === 1 ? 'move' : 'stay';
}

/** The match in another room, without greetings yet. Absences do not carry over (GOON-9). */
export function moveMatch(match: MatchState): MatchState {
  return { ...match, sid: null, peerSid: null, answered: null, absence: null };
}

/**
 * The same game in another room, with the same seat, sides and history. Numbers restart under the
 * new key, as do the players' own keys (GOON-3). Null if this device may not continue.
 */
export function moveToNewRoom(
  saved: SavedGame,
  { link, parent, secret, number }: NewRoom,
  { role, relay, seatToken }: RoomEntry,
): SavedGame | null {
  if (!mayGoOn(saved)) return null;
  const { isRestored: _, ...before } = saved;
  const others = listRooms(saved)
    .toReversed()
    .filter((one) => one !== parent && one !== secret);
  return {
    ...before,
    role,
    secret,
    relay,
    seatToken,
    isSeated: false,
    sent: 0,
    received: 0,
    peer: { ...saved.peer, presence: 'never', chat: 'unknown' },
    match: moveMatch(saved.match),
    chat: giveUpSending(saved.chat),
    keys: resetForNewRoom(saved.keys),
    ...forgetTheirTarget(saved),
    rooms: {
      first: saved.rooms?.first ?? saved.secret,
      before: [...others, parent].slice(-MAX_ROOMS),
      link,
      number,
    },
  };
}
