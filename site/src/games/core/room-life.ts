import type { Summary } from './kept-game.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How long a relay keeps an idle room. */
const ROOM_MS = 7 * DAY_MS;

/** This device knows only its own presence. In whole hours, to avoid a write for each move. */
export function updateRoomExpiry(
  isThere: boolean,
  before: Pick<Summary, 'roomUntil'>,
  now: number,
): Pick<Summary, 'roomUntil'> {
  if (isThere) return { roomUntil: Math.floor(now / HOUR_MS) * HOUR_MS + ROOM_MS };
  return before.roomUntil === undefined ? {} : { roomUntil: before.roomUntil };
}

/** The days until then, rounded up; null if unknown or if the game needs no room. */
export function daysUntilExpiry(
  { roomUntil: until, standing }: Summary,
  now: number,
): number | null {
  const isNeeded = standing === 'mine' || standing === 'theirs' || standing === 'waiting';
  if (until === undefined || !isNeeded) return null;
  return Math.max(0, Math.ceil((until - now) / DAY_MS));
}
