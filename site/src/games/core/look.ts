import { readFields } from '@sealed-move/protocol/fields';
import type { Side } from '@sealed-move/client/rules';

export interface BoardPreview {
  readonly placement: string;
  readonly side: Side;
  readonly last: LastMove | null;
  /** `10 + 5` in minutes and seconds per move, or `3 days a move`; null if there is no clock. */
  readonly clock: string | null;
}

interface LastMove {
  readonly side: Side;
  readonly san: string;
  /** The squares of the last move, from and to: `e2e4`, `d3`; '' if there is none. */
  readonly squares: string;
}

/** The notation of a position in chess and with discs. */
const PLACEMENTS = [/^[1-8pnbrqkPNBRQK/]{15,71}$/, /^[1-8xo/]{15,71}$/];
const SAN = /^[a-hpNBRQKO][\w=+#-]{1,9}$/;
const SQUARES = /^(?:[a-h][1-8]){0,2}$/;
const CLOCK = /^\d{1,5}(?:\.\d{1,2})? \+ \d{1,5}$|^\d{1,3} days? a move$/;

/** Reads a stored or restored board; null if it cannot be drawn. */
export function readLook(value: unknown): BoardPreview | null {
  const { placement, side, last, clock } = readFields(value);
  if (typeof placement !== 'string' || !isPlacement(placement) || !isSide(side)) return null;
  return {
    placement,
    side,
    last: readLast(last),
    clock: typeof clock === 'string' && CLOCK.test(clock) ? clock : null,
  };
}

/** The ranks of a board from the eighth down, each as eight letters or blanks. */
export function splitRanks(placement: string): readonly string[] {
  return placement
    .split('/')
    .map((rank) => rank.replaceAll(/[1-8]/g, (empty) => ' '.repeat(Number(empty))));
}

function isPlacement(placement: string): boolean {
  const ranks = PLACEMENTS.some((kind) => kind.test(placement)) ? splitRanks(placement) : [];
  return ranks.length === 8 && ranks.every(({ length }) => length === 8);
}

function readLast(value: unknown): LastMove | null {
  const { side, san, squares } = readFields(value);
  const isMove = typeof san === 'string' && SAN.test(san) && typeof squares === 'string';
  return isMove && SQUARES.test(squares) && isSide(side) ? { side, san, squares } : null;
}

function isSide(value: unknown): value is Side {
  return value === 0 || value === 1;
}
