/** The interface's times, in ms where the name does not say otherwise. */
export const DAY_MS = 86_400_000;
/** A room in which nothing happens for that long goes. */
export const QUIET_DAYS = 7;
export const QUIET_MS = QUIET_DAYS * DAY_MS;
/** How long a room that went is still told from one that never was. */
export const TOMBSTONE_MS = 30 * DAY_MS;
/** A socket that has not joined by then is closed. */
export const UNSEATED_MS = 10_000;
/** A client that heard nothing for that long sends a ping. */
export const PING_MS = 50_000;
/** A client that hears nothing for that long after a ping gives the socket up. */
export const PONG_MS = 10_000;
