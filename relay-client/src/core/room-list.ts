/** More rooms than two people ever lose; beyond this, the oldest are forgotten. */
export const MAX_ROOMS = 20;
/**
 * How many rooms in a row one player may have made that the other never entered. A link further
 * ahead is refused: after the last number, a game could not continue.
 */
export const MAX_ROOMS_AHEAD = 20;
/**
 * How far a game from a backup skips ahead for its next room. The other player may have been in rooms
 * that the backup does not know, and the higher number wins.
 */
export const RESTORED_AHEAD = 10;
/** The largest room number, because a link has a single byte for it. */
export const MAX_ROOM_NUMBER = 255;

/** The rooms of a game that has moved from its first one. */
export interface Rooms {
  /** The secret of the first room, by which a device recognises the game. */
  readonly first: string;
  /** The secrets of the earlier rooms; this room was made from the last one. */
  readonly before: readonly string[];
  readonly link: RoomLink;
  /** This room's number: another room counts on from it, and the higher number wins (GOON-5). */
  readonly number: number;
}

export interface RoomLink {
  /** 16 fresh bytes, base64url. */
  readonly secret: string;
  /**
   * Tells holders of the previous room's secret which game the link continues and which seat made
   * it: one byte for the number plus 16 more, as base64url.
   */
  readonly of: string;
}
