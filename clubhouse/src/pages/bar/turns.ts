import { listOpenBoxes, type OpenTables, type PlacedBox } from '../../api/read-tables.ts';

/** More rows would be too small to read at five metres. */
const MAX_ROWS = 9;
/** The results come back after this many tables, however many boxes the club has. */
const TABLES_BETWEEN_RESULTS = 5;

export interface BoxTurn extends PlacedBox {
  /** The rows of the table to show. */
  readonly from: number;
  readonly to: number;
  /** `1/2` for a box that needs several turns. */
  readonly part: string | null;
}

export type Turn = BoxTurn | 'results';

/** Lists the turns of the screen: one box at a time, with the results in between (BAR-4). */
export function makeTurns(found: OpenTables): Turn[] {
  const boxes = listOpenBoxes(found).flatMap(splitBox);
  return boxes.flatMap((box, index) => {
    const isFollowed = (index + 1) % TABLES_BETWEEN_RESULTS === 0 || index === boxes.length - 1;
    return isFollowed ? [box, 'results' as const] : [box];
  });
}

function splitBox({ place, table }: PlacedBox): BoxTurn[] {
  const count = table.rows.length;
  const parts = Math.ceil(count / MAX_ROWS);
  return Array.from({ length: parts }, (_, part) => ({
    place,
    table,
    from: Math.floor((part * count) / parts),
    to: Math.floor(((part + 1) * count) / parts),
    part: parts === 1 ? null : `${part + 1}/${parts}`,
  }));
}

/** A page's turns, up to the next results, and the first turn of the page after it. */
export interface Round {
  readonly turns: readonly Turn[];
  readonly next: number;
  /** The turn after the first one, for a screen without script. */
  readonly second: number;
}

export function chooseRound(turns: readonly Turn[], asked: number): Round {
  const first = Number.isInteger(asked) && asked > 0 && asked < turns.length ? asked : 0;
  const last = turns.indexOf('results', first);
  const wrap = (turn: number) => (turn < turns.length ? turn : 0);
  return {
    turns: turns.slice(first, last + 1),
    next: wrap(last + 1),
    second: wrap(first + 1),
  };
}
