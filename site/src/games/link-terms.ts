import { MAX_CLOCK_MS } from '../clock/clock.ts';
import { readOptions } from '../clock/options.ts';
import { otherSide } from '../game/core/sides.ts';
import type { Side } from 'relay-client/rules';
import type { Setup } from 'relay-client/saved-games';

/** What a link says that its reader plays on; the host's app has the last word. */
export interface LinkTerms {
  /** The reader's. */
  readonly side: Side;
  /** As a card shows it: `5 + 3`, `3 days a move`; null: none. */
  readonly clock: string | null;
  /** Each move has days of its own, the first too. */
  readonly isOfDays: boolean;
}

/** With an end, so that what lost its own is seen to have. */
const TERMS = /^([01])-(?:none|(\d{1,5})-(\d{1,5})|([1-7])d)-e$/;
const SECOND_MS = 1000;
const MINUTE_S = 60;
const DAY_MS = MAX_CLOCK_MS;

/** As a link holds them; null where it could not say them exactly. */
export function writeLinkTerms({ hostSide, options }: Setup): string | null {
  const side = otherSide(hostSide);
  const { clock } = readOptions(options);
  if (clock === null) return `${side}-none-e`;
  if (clock.isPerMove === true) return `${side}-${clock.initialMs / DAY_MS}d-e`;
  const [initial, increment] = [clock.initialMs / SECOND_MS, clock.incrementMs / SECOND_MS];
  return Number.isInteger(initial) && Number.isInteger(increment)
    ? `${side}-${initial}-${increment}-e`
    : null;
}

/** Null where the link says none, or they cannot be. */
export function readLinkTerms(terms: string | undefined): LinkTerms | null {
  const [, which, initial, increment, days] = TERMS.exec(terms ?? '') ?? [];
  if (which === undefined) return null;
  const side = which === '0' ? 0 : 1;
  if (days !== undefined)
    return { side, clock: days === '1' ? '1 day a move' : `${days} days a move`, isOfDays: true };
  if (initial === undefined) return { side, clock: null, isOfDays: false };
  const seconds = Number(initial);
  if (seconds === 0 || seconds * SECOND_MS > MAX_CLOCK_MS) return null;
  const minutes = Math.round((seconds * 100) / MINUTE_S) / 100;
  return { side, clock: `${minutes} + ${Number(increment)}`, isOfDays: false };
}
