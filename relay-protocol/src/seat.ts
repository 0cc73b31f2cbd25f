/** One of a room's two seats; the creator of the room has seat 0. */
export type Seat = 0 | 1;
