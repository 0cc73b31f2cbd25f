/** The interface's limits. Sizes in bytes. */
export const PROTOCOL = 1;
/** The most bytes of one frame on the wire. */
export const MAX_FRAME_BYTES = 16_384;
/** How many frames a socket may send at once, and how many per second after that. */
export const MAX_BURST = 30;
export const MAX_FRAMES_PER_SECOND = 3;
export const ROOM_MESSAGES_PER_DAY = 5_000;
/** How much may wait to be sent to one slow reader. */
export const WAITING_BYTES = 262_144;
