import type { Side } from '@sealed-move/client/rules';
import type { GameName } from '../../game/core/names.ts';
import { otherSide } from '../../game/core/sides.ts';

export type Colour = 'white' | 'black' | 'random';
export type ClockPreset =
  | 'none'
  | '1+0'
  | '3+2'
  | '5+3'
  | '10+5'
  | '15+10'
  | 'day'
  | '3 days'
  | 'own';

export interface NewGame {
  readonly plays: GameName;
  readonly name: string;
  /** The friend for whom the game is, visible only to this player. */
  readonly label: string;
  readonly colour: Colour;
  readonly clock: ClockPreset;
  readonly minutes: string;
  readonly increment: string;
}

/** Times in milliseconds, as in the game's options. */
export interface ClockTimes {
  readonly initialMs: number;
  readonly incrementMs: number;
  /** Each move gets the full time again. */
  readonly isPerMove?: boolean;
}

export type Terms = Pick<NewGame, 'colour' | 'clock' | 'minutes' | 'increment'>;

export type ReadClock =
  | { readonly kind: 'clock'; readonly clock: ClockTimes | null }
  | { readonly kind: 'wrong'; readonly field: OwnClockField; readonly most: number };

const DAY_MS = 24 * 60 * 60 * 1000;
/** The bounds of a custom clock: minutes for all moves, seconds for each. */
export const OWN_CLOCK = { minutes: { min: 1, max: 180 }, increment: { min: 0, max: 60 } } as const;
export type OwnClockField = keyof typeof OWN_CLOCK;

export const CLOCK_PRESETS: readonly ClockPreset[] = [
  'none',
  '1+0',
  '3+2',
  '5+3',
  '10+5',
  '15+10',
  'day',
  '3 days',
  'own',
];
const PRESET = /^(\d+)\+(\d+)$/;

export function readClock({ clock, minutes, increment }: Terms): ReadClock {
  if (clock === 'none') return { kind: 'clock', clock: null };
  if (clock === 'day' || clock === '3 days') return makeDayClock(clock === 'day' ? 1 : 3);
  const preset = PRESET.exec(clock);
  if (preset !== null) return makeClock(Number(preset[1]), Number(preset[2]));
  const [initial, added] = [parseWholeNumber(minutes), parseWholeNumber(increment)];
  if (!isAllowed('minutes', initial)) return rejectField('minutes');
  if (!isAllowed('increment', added)) return rejectField('increment');
  return makeClock(initial, added);
}

function isAllowed(field: OwnClockField, value: number | null): value is number {
  const { min, max } = OWN_CLOCK[field];
  return value !== null && value >= min && value <= max;
}

function rejectField(field: OwnClockField): ReadClock {
  return { kind: 'wrong', field, most: OWN_CLOCK[field].max };
}

/** Whether the game may take days, so that the two players are rarely online together. */
export function isSlow(clock: ClockPreset): boolean {
  return clock === 'none' || clock === 'day' || clock === '3 days';
}

export function toClockInput(clock: ClockTimes | null): Omit<Terms, 'colour'> {
  const own = { minutes: '15', increment: '10' };
  if (clock === null) return { clock: 'none', ...own };
  const { initialMs, incrementMs, isPerMove = false } = clock;
  if (isPerMove) return { clock: initialMs === DAY_MS ? 'day' : '3 days', ...own };
  const [minutes, increment] = [String(initialMs / 60_000), String(incrementMs / 1000)];
  const preset = CLOCK_PRESETS.find((one) => one === `${minutes}+${increment}`);
  return preset === undefined ? { clock: 'own', minutes, increment } : { clock: preset, ...own };
}

/** @param chance from 0 to 1, decides if the player left the choice open */
export function chooseSide(colour: Colour, white: Side, chance: number): Side {
  if (colour === 'random') return chance < 0.5 ? 0 : 1;
  return colour === 'white' ? white : otherSide(white);
}

function makeClock(minutes: number, seconds: number): ReadClock {
  return {
    kind: 'clock',
    clock: { initialMs: minutes * 60_000, incrementMs: seconds * 1000 },
  };
}

function makeDayClock(count: number): ReadClock {
  return { kind: 'clock', clock: { initialMs: count * DAY_MS, incrementMs: 0, isPerMove: true } };
}

/** @param start the start position; null if it is always the same */
export function makeOptions(
  clock: ClockTimes | null,
  start: string | null,
): Readonly<Record<string, unknown>> {
  const from = start === null ? {} : { start };
  if (clock?.isPerMove !== true) return { clock, ...from };
  return { clock: null, days: clock.initialMs / DAY_MS, ...from };
}

function parseWholeNumber(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
}
