import type { Side } from '@sealed-move/client/rules';
import type { EndingView, EndNotes, GameView } from '@sealed-move/client/session';
import { playWords } from '../messages/words.ts';

/*
 * Casual clocks (CLK-1). Each app keeps its own player's time. It reports the time left with each
 * move and with anything that ends the game. Nobody checks the times: friends play here.
 */

export interface ClockSetting {
  readonly initialMs: number;
  /** Added after each move. */
  readonly incrementMs: number;
  /** Each move gets the full time again, as in a correspondence game. */
  readonly isPerMove?: boolean;
}

/** The most that a clock can show in a game played in one sitting. */
export const MAX_CLOCK_MS = 24 * 60 * 60 * 1000;
/** The most days a move may have: the relay deletes a room after seven quiet days. */
export const MAX_CLOCK_DAYS = 7;
const MAX_END_MS = MAX_CLOCK_DAYS * MAX_CLOCK_MS;

/** The time that each side reported with its last move. */
export function readReportedTimes(
  setting: ClockSetting,
  { moves, first = 0 }: Pick<GameView, 'moves' | 'first'>,
): readonly [number, number] {
  const left: [number, number] = [setting.initialMs, setting.initialMs];
  for (const [index, { note }] of moves.entries()) {
    if (note === null || !Number.isFinite(note)) continue;
    const most = Math.max(MAX_CLOCK_MS, setting.initialMs);
    left[(index + first) % 2 === 0 ? 0 : 1] = Math.min(Math.max(note, 0), most);
  }
  return left;
}

/** The time a side has left, never below 0. `turn` is null if nobody is to move. */
export function computeTimeLeft(
  left: readonly [number, number],
  side: Side,
  turn: Side | null,
  spentMs: number,
): number {
  return Math.max(0, side === turn ? left[side] - spentMs : left[side]);
}

/** The time both had left when the game ended (CLK-6); null if unreported. */
export function findFinalTimes(
  left: readonly [number, number],
  ending: EndingView,
  notes: EndNotes | null,
): readonly [number, number] | null {
  if (ending.by === 'moves') return left;
  const said = (side: Side) => {
    const note = notes?.[side] ?? null;
    return note === null || !Number.isFinite(note) ? null : Math.min(Math.max(note, 0), MAX_END_MS);
  };
  const [white, black] = [said(0), said(1)];
  if (white !== null && black !== null) return [white, black];
  // An older app reported no notes, but it is still known whose time ran out.
  if (ending.by !== 'time' || ending.winner === null) return null;
  return ending.winner === 0 ? [left[0], 0] : [0, left[1]];
}

/** The note sent with a move: the time left when it was made, plus the increment. */
export function chooseNote(setting: ClockSetting, leftMs: number): number {
  if (setting.isPerMove === true) return setting.initialMs;
  return Math.min(Math.round(leftMs) + setting.incrementMs, MAX_CLOCK_MS);
}

/** `2 d 5 h`, `1:05:00`, `4:59`; below twenty seconds `0:07.3`. Rounded so that 0 means 0. */
export function formatClock(ms: number): string {
  const tenths = Math.ceil(ms / 100);
  if (tenths < 200) return `0:${String(Math.floor(tenths / 10)).padStart(2, '0')}.${tenths % 10}`;
  if (ms > MAX_CLOCK_MS)
    return `${Math.floor(ms / MAX_CLOCK_MS)} d ${Math.ceil((ms % MAX_CLOCK_MS) / 3_600_000)} h`;
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours === 0
    ? `${minutes}:${rest}`
    : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}

/** The time left for screen readers: `4 minutes 59 seconds left`, `2 days 5 hours left`. */
export function describeTimeLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const { clock, longClock } = playWords().chess;
  if (seconds < 3600) return clock(Math.floor(seconds / 60), seconds % 60);
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return longClock(Math.floor(hours / 24), hours % 24, minutes % 60);
}
