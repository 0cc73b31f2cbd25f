export const DAY_MS = 86_400_000;
/** A room is deleted after this long without activity. */
export const QUIET_DAYS = 7;
export const QUIET_MS = QUIET_DAYS * DAY_MS;
/** How long the relay knows that a room existed, after the room was deleted. */
export const TOMBSTONE_MS = 30 * DAY_MS;
/** A socket that has not joined by then is closed. */
export const UNSEATED_MS = 10_000;
/** A client that has received nothing for this long sends a ping. */
export const PING_MS = 50_000;
/** A client that receives nothing for this long after a ping drops the socket. */
export const PONG_MS = 10_000;
