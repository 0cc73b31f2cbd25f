import { type ClockSetting, MAX_CLOCK_MS } from '../clock/clock.ts';
import { readOptions, readStartOption } from '../clock/options.ts';
import { otherSide } from '../game/core/sides.ts';
import type { Side } from '@sealed-move/client/rules';
import type { Setup } from '@sealed-move/client/saved-games';

/** The terms according to a link; the host's app has the last word. */
export interface LinkTerms {
  /** The reader's side. */
  readonly side: Side;
  /** The clock as on a card: `5 + 3`, `3 days a move`; null if there is no clock. */
  readonly clock: string | null;
  /** Whether each move has a number of days of its own, the first move included. */
  readonly isOfDays: boolean;
  /** The start position in the game's own notation; undefined if it is always the same. */
  readonly start?: string;
}

/** The terms in a link, with an end marker to recognise a truncated link. */
const TERMS = /^([01])-(?:none|(\d{1,5})-(\d{1,5})|([1-7])d)(?:-s([a-z0-9-]{20,100}))?-e$/;
const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const DAY_MS = MAX_CLOCK_MS;

/** Writes terms for a link; null if the link could not state them exactly. */
export function writeLinkTerms({ hostSide, options }: Setup): string | null {
  const clock = writeClock(readOptions(options).clock);
  const start = readStartOption(options);
  const from = start === null ? '' : `-s${writeLinkStart(start)}`;
  return clock === null ? null : `${otherSide(hostSide)}-${clock}${from}-e`;
}

function writeClock(clock: ClockSetting | null): string | null {
  if (clock === null) return 'none';
  if (clock.isPerMove === true) return `${clock.initialMs / DAY_MS}d`;
  const [initial, increment] = [clock.initialMs / SECOND_MS, clock.incrementMs / SECOND_MS];
  return Number.isInteger(initial) && Number.isInteger(increment)
    ? `${initial}-${increment}`
    : null;
}

/**
 * Terms in links use only lowercase letters, digits and hyphens. Letters that a FEN does not use
 * stand for its capitals.
 */
const PIECES: Letters = [Array.from('PNBRQK/'), Array.from('acdefgz')];
const RIGHTS: Letters = [Array.from('ABCDEFGH-'), Array.from('12345678z')];
const NOTHING: Letters = [['-'], ['z']];
const FIELDS: readonly Letters[] = [PIECES, NOTHING, RIGHTS, NOTHING, NOTHING, NOTHING];

type Letters = readonly [inFen: readonly string[], inLink: readonly string[]];

function writeLinkStart(fen: string): string {
  const fields = fen.split(' ').map((field, at) => translateLetters(field, FIELDS[at] ?? NOTHING));
  return fields.join('-');
}

function readLinkStart(written: string): string {
  const fields = written.split('-').map((field, at) => {
    const [inFen, inLink] = FIELDS[at] ?? NOTHING;
    return translateLetters(field, [inLink, inFen]);
  });
  return fields.join(' ');
}

function translateLetters(text: string, [from, to]: Letters): string {
  return Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/** Reads what `writeLinkTerms` wrote; null for any other text. */
export function readSetup(terms: string): Setup | null {
  const written = readWritten(terms);
  if (written === null) return null;
  const { hostSide, ...options } = written;
  return { hostSide, options };
}

/** Null if the link has no terms, or impossible ones. */
export function readLinkTerms(terms = ''): LinkTerms | null {
  const written = readWritten(terms);
  if (written === null) return null;
  const { hostSide, clock, days, ...start } = written;
  const at = { side: otherSide(hostSide), isOfDays: days !== undefined, ...start };
  if (days !== undefined)
    return { ...at, clock: days === 1 ? '1 day a move' : `${days} days a move` };
  if (clock === null) return { ...at, clock: null };
  if (clock.initialMs === 0 || clock.initialMs > MAX_CLOCK_MS) return null;
  const minutes = Math.round((clock.initialMs / MINUTE_MS) * 100) / 100;
  return { ...at, clock: `${minutes} + ${clock.incrementMs / SECOND_MS}` };
}

interface Written {
  readonly hostSide: Side;
  readonly clock: ClockSetting | null;
  readonly days?: number;
  readonly start?: string;
}

function readWritten(terms: string): Written | null {
  const [, which, initial, increment, days, from] = TERMS.exec(terms) ?? [];
  if (which === undefined) return null;
  const ms = (seconds: string | undefined) => Number(seconds) * SECOND_MS;
  return {
    hostSide: which === '0' ? 1 : 0,
    clock: initial === undefined ? null : { initialMs: ms(initial), incrementMs: ms(increment) },
    ...(days === undefined ? {} : { days: Number(days) }),
    ...(from === undefined ? {} : { start: readLinkStart(from) }),
  };
}
