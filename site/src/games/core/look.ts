import type { Side } from 'relay-client/rules';

/** What the list of games shows of a board. */
export interface Look {
  /** Where the pieces stand: the first part of a FEN. */
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
  /** As the squares that it goes from and to: `e2e4`. */
  readonly squares: string;
}

const RANK = /^(?:[1-8]|[pnbrqkPNBRQK]){1,8}$/;
const SAN = /^[a-hNBRQKO][\w=+#-]{1,9}$/;
const SQUARES = /^(?:[a-h][1-8]){2}$/;
const CLOCK = /^\d{1,5}(?:\.\d{1,2})? \+ \d{1,5}$|^\d{1,3} days? a move$/;

/** What was kept, or came with a backup; null where it cannot be drawn. */
export function readLook(value: unknown): Look | null {
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
  const isShort = placement.length <= 71 && placement.split('/').every((rank) => RANK.test(rank));
  const ranks = isShort ? ranksOf(placement) : [];
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
