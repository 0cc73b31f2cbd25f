/** The numbers of the interface, shared by the relay and its clients. Sizes in bytes, times in ms. */
export const PROTOCOL = 1;
export const FRAME_BYTES = 16_384;
export const BURST = 30;
export const PER_SECOND = 3;
export const ROOM_MESSAGES_PER_DAY = 5_000;
export const DAY_MS = 86_400_000;
export const QUIET_DAYS = 7;
export const QUIET_MS = QUIET_DAYS * DAY_MS;
/** How long a room that went is still told from one that never was. */
export const TOMBSTONE_MS = 30 * DAY_MS;
export const UNSEATED_MS = 10_000;
export const PING_MS = 50_000;
export const PONG_MS = 10_000;
/** What may wait to be sent to one slow reader. */
export const WAITING_BYTES = 262_144;
/** Messages of a day are set aside in blocks, so that most of them cost no write. */
export const RESERVED_BLOCK = 64;
