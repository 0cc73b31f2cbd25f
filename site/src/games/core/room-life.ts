import type { Summary } from './kept-game.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How long a relay keeps a room in which nothing happens. */
const ROOM_MS = 7 * DAY_MS;

/**
 * Until when the room of a game lives at least: this device sees itself there, and not when the other
 * was. In whole hours, so that it is not written at each move.
 */
export function roomUntil(
  isThere: boolean,
  before: Pick<Summary, 'roomUntil'>,
  now: number,
): Pick<Summary, 'roomUntil'> {
  if (isThere) return { roomUntil: Math.floor(now / HOUR_MS) * HOUR_MS + ROOM_MS };
  return before.roomUntil === undefined ? {} : { roomUntil: before.roomUntil };
}

/** How many days that are, begun ones counted; null: it is not known, or the game needs none. */
export function roomDays({ roomUntil: until, standing }: Summary, now: number): number | null {
  const isNeeded = standing === 'mine' || standing === 'theirs' || standing === 'waiting';
  if (until === undefined || !isNeeded) return null;
  return Math.max(0, Math.ceil((until - now) / DAY_MS));
}
