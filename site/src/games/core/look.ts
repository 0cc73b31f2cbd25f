import type { Side } from '@sealed-move/client/rules';

/** What the list of games shows of a board. */
export interface BoardPreview {
  /** Where the pieces stand, as the first part of a FEN; discs are `x`, black, and `o`. */
  readonly placement: string;
  /** From whose side it is seen. */
  readonly side: Side;
  readonly last: LastMove | null;
  /** `10 + 5`, minutes and seconds a move, or `3 days a move`; null: no clock. */
  readonly clock: string | null;
}

interface LastMove {
  readonly side: Side;
  readonly san: string;
  /** As the squares that it goes from and to: `e2e4`, `d3`; '' for none. */
  readonly squares: string;
}

/** How chess and discs write a position. */
const PLACEMENTS = [/^[1-8pnbrqkPNBRQK/]{15,71}$/, /^[1-8xo/]{15,71}$/];
const SAN = /^[a-hpNBRQKO][\w=+#-]{1,9}$/;
const SQUARES = /^(?:[a-h][1-8]){0,2}$/;
const CLOCK = /^\d{1,5}(?:\.\d{1,2})? \+ \d{1,5}$|^\d{1,3} days? a move$/;

/** What was kept, or came with a backup; null where it cannot be drawn. */
export function readLook(value: unknown): BoardPreview | null {
  const { placement, side, last, clock } = fieldsOf(value);
  if (typeof placement !== 'string' || !isPlacement(placement) || !isSide(side)) return null;
  return {
    placement,
    side,
    last: readLast(last),
    clock: typeof clock === 'string' && CLOCK.test(clock) ? clock : null,
  };
}

/** The ranks of a board, the eighth first, each of eight letters or blanks. */
export function ranksOf(placement: string): readonly string[] {
  return placement
    .split('/')
    .map((rank) => rank.replaceAll(/[1-8]/g, (empty) => ' '.repeat(Number(empty))));
}

function isPlacement(placement: string): boolean {
  const ranks = PLACEMENTS.some((kind) => kind.test(placement)) ? ranksOf(placement) : [];
  return ranks.length === 8 && ranks.every(({ length }) => length === 8);
}

function readLast(value: unknown): LastMove | null {
  const { side, san, squares } = fieldsOf(value);
  const isMove = typeof san === 'string' && SAN.test(san) && typeof squares === 'string';
  return isMove && SQUARES.test(squares) && isSide(side) ? { side, san, squares } : null;
}

function isSide(value: unknown): value is Side {
  return value === 0 || value === 1;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
