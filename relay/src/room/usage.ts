import { ROOM_MESSAGES_PER_DAY } from '@sealed-move/protocol/limits';
import { DAY_MS } from '@sealed-move/protocol/timings';

/** Messages of a day are reserved in blocks, so that most of them cost no write. */
export const RESERVED_BLOCK = 64;

/** How many of a UTC day's messages a room has used. Counted in place, like a socket's frames. */
export interface Usage {
  /** Days since 1970. */
  day: number;
  used: number;
  /** How many messages are reserved in storage. After a crash, all of them count as used. */
  reserved: number;
}

export function makeEmptyUsage(): Usage {
  return { day: 0, used: 0, reserved: 0 };
}

/**
 * Takes one of the day's messages (CAP-3). Messages are reserved in blocks, and a block is stored
 * before use, so that most messages cost no write. If the clock goes back, the day stays.
 */
export function takeMessage(
  usage: Usage,
  now: number,
): 'none left' | 'taken' | 'taken of a new block' {
  const day = Math.floor(now / DAY_MS);
  if (day > usage.day) {
    usage.day = day;
    usage.used = 0;
    usage.reserved = 0;
  }
  if (usage.used >= ROOM_MESSAGES_PER_DAY) return 'none left';
  usage.used += 1;
  if (usage.used <= usage.reserved) return 'taken';
  usage.reserved = Math.min(usage.used - 1 + RESERVED_BLOCK, ROOM_MESSAGES_PER_DAY);
  return 'taken of a new block';
}

/** Returns reserved but unused messages. */
export function returnUnusedMessages(usage: Usage): void {
  usage.reserved = usage.used;
}
