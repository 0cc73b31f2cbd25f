/** Which of a room's two seats: the one who made the room has the first. */
export type Seat = 0 | 1;
