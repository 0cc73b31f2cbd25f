export const CLOSE = {
  superseded: 4409,
  tooFast: 4429,
  tooLarge: 1009,
  malformed: 4400,
  /** The room does not exist, and this join may not create it or does not ask to (ROOM-2). */
  noRoom: 4401,
  full: 4403,
  expired: 4410,
  left: 4411,
  bothLeft: 4412,
  networkLimit: 4430,
  dayLimit: 4503,
  roomLimit: 4508,
  /** The relay could not store required data. */
  failed: 1011,
  restart: 1012,
} as const;
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];

const STOPS: ReadonlySet<number> = new Set([
  CLOSE.superseded,
  CLOSE.malformed,
  CLOSE.noRoom,
  CLOSE.full,
  CLOSE.expired,
  CLOSE.left,
  CLOSE.bothLeft,
  CLOSE.networkLimit,
  CLOSE.dayLimit,
  CLOSE.roomLimit,
]);

/** Whether a client stops. After any other code, including unknown ones, it reconnects. */
export function isFinal(code: number): boolean {
  return STOPS.has(code);
}
