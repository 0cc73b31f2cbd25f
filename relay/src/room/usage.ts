import { DAY_MS, RESERVED_BLOCK, ROOM_MESSAGES_PER_DAY } from './limits.ts';

/** How much of a UTC day's messages a room has used. */
export interface Usage {
  /** Days since 1970. */
  readonly day: number;
  readonly used: number;
  /** What is set aside in storage: after a crash so many count as used. */
  readonly reserved: number;
}

export const NO_USAGE: Usage = { day: 0, used: 0, reserved: 0 };

/** After one message more: the usage, and whether it has to be stored before it is used. */
export interface Spent {
  readonly usage: Usage;
  readonly store: boolean;
}

/**
 * Takes one message of the day (CAP-3); null where none is left. A block is set aside at a time,
 * so that most messages cost no write. A clock that goes back stays in its day.
 */
export function spend(usage: Usage, now: number): Spent | null {
  const day = Math.max(usage.day, Math.floor(now / DAY_MS));
  const { used, reserved } = day > usage.day ? NO_USAGE : usage;
  if (used >= ROOM_MESSAGES_PER_DAY) return null;
  if (used < reserved) return { usage: { day, used: used + 1, reserved }, store: false };
  const block = Math.min(used + RESERVED_BLOCK, ROOM_MESSAGES_PER_DAY);
  return { usage: { day, used: used + 1, reserved: block }, store: true };
}

/** What was set aside and not used is given back. */
export function release({ day, used }: Usage): Usage {
  return { day, used, reserved: used };
}
