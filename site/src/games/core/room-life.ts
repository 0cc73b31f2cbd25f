import type { Summary } from './kept-game.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How long a relay keeps an idle room. */
const ROOM_MS = 7 * DAY_MS;

/** Notes when the room may expire, from this player's presence alone; in hours, to save writes. */
export function updateRoomExpiry(
  isThere: boolean,
  before: Pick<Summary, 'roomUntil'>,
  now: number,
): Pick<Summary, 'roomUntil'> {
  if (isThere) return { roomUntil: Math.floor(now / HOUR_MS) * HOUR_MS + ROOM_MS };
  return before.roomUntil === undefined ? {} : { roomUntil: before.roomUntil };
}

/** The days until the room may expire, rounded up; null if unknown or no room is needed. */
export function countDaysUntilExpiry(
  { roomUntil: until, standing }: Summary,
  now: number,
): number | null {
  const isNeeded = standing === 'mine' || standing === 'theirs' || standing === 'waiting';
  if (until === undefined || !isNeeded) return null;
  return Math.max(0, Math.ceil((until - now) / DAY_MS));
}
