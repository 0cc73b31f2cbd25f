/** One of a room's two seats; whoever created the room has seat 0. */
export type Seat = 0 | 1;
