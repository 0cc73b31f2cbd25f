/** More than two people lose; of more, the oldest are forgotten. */
export const MAX_ROOMS = 20;
/**
 * One player may have made this many rooms that the other never entered. A link that is further
 * ahead leads nowhere, since after the last number a game could not go on any more.
 */
export const MAX_ROOMS_AHEAD = 20;
/** A byte of a link. */
export const MAX_ROOM_NUMBER = 255;

/** The rooms of a game that goes on in another than it began in. */
export interface Rooms {
  /** The secret of the room in which it began, by which a device knows it. */
  readonly first: string;
  /** The secrets of those before this one; the last is the one that this one was made from. */
  readonly before: readonly string[];
  readonly link: RoomLink;
  /**
   * This room's number: whoever makes another counts on from it, and the higher number wins
   * (GOON-5).
   */
  readonly number: number;
}

/** What a link to another room of a game holds. */
export interface RoomLink {
  /** 16 fresh bytes, base64url. */
  readonly secret: string;
  /**
   * Tells who holds the room before which game it is, and which seat made it: its number in one byte,
   * and 16 more, base64url.
   */
  readonly of: string;
}
