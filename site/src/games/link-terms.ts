import { type ClockSetting, MAX_CLOCK_MS } from '../clock/clock.ts';
import { readOptions, startIn } from '../clock/options.ts';
import { otherSide } from '../game/core/sides.ts';
import type { Side } from '@sealed-move/client/rules';
import type { Setup } from '@sealed-move/client/saved-games';

/** A link's description of the terms; the host's app has the last word. */
export interface LinkTerms {
  /** The reader's side. */
  readonly side: Side;
  /** As on a card: `5 + 3`, `3 days a move`; null without a clock. */
  readonly clock: string | null;
  /** Each move, including the first, has days of its own. */
  readonly isOfDays: boolean;
  /** The start position in the game's own notation; undefined if it is always the same. */
  readonly start?: string;
}

/** With an end marker, so that a truncated link is recognised. */
const TERMS = /^([01])-(?:none|(\d{1,5})-(\d{1,5})|([1-7])d)(?:-s([a-z0-9-]{20,100}))?-e$/;
const SECOND_MS = 1000;
const MINUTE_S = 60;
const DAY_MS = MAX_CLOCK_MS;

/** Writes terms for a link; null if the link could not state them exactly. */
export function writeLinkTerms({ hostSide, options }: Setup): string | null {
  const clock = clockInLink(readOptions(options).clock);
  const start = startIn(options);
  const from = start === null ? '' : `-s${startInLink(start)}`;
  return clock === null ? null : `${otherSide(hostSide)}-${clock}${from}-e`;
}

function clockInLink(clock: ClockSetting | null): string | null {
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

function startInLink(fen: string): string {
  const fields = fen.split(' ').map((field, at) => spelled(field, FIELDS[at] ?? NOTHING));
  return fields.join('-');
}

function startOfLink(written: string): string {
  const fields = written.split('-').map((field, at) => {
    const [inFen, inLink] = FIELDS[at] ?? NOTHING;
    return spelled(field, [inLink, inFen]);
  });
  return fields.join(' ');
}

function spelled(text: string, [from, to]: Letters): string {
  return Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/** Null if the link has none, or impossible ones. */
export function readLinkTerms(terms: string | undefined): LinkTerms | null {
  const [, which, initial, increment, days, from] = TERMS.exec(terms ?? '') ?? [];
  if (which === undefined) return null;
  const side = which === '0' ? 0 : 1;
  const start = from === undefined ? {} : { start: startOfLink(from) };
  if (days !== undefined) {
    const clock = days === '1' ? '1 day a move' : `${days} days a move`;
    return { side, clock, isOfDays: true, ...start };
  }
  if (initial === undefined) return { side, clock: null, isOfDays: false, ...start };
  const seconds = Number(initial);
  if (seconds === 0 || seconds * SECOND_MS > MAX_CLOCK_MS) return null;
  const minutes = Math.round((seconds * 100) / MINUTE_S) / 100;
  return { side, clock: `${minutes} + ${Number(increment)}`, isOfDays: false, ...start };
}
