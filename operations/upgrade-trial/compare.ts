import type { Rows } from './rows.ts';

/** What goes on by itself while services run: letters are sent, the feed is read. */
const MOVING_TABLES = new Set(['clubhouse.outbox', 'clubhouse.progress']);
/** The last: a restore notes there that it was one (EVT-13). */
const MOVING_COLUMNS = new Set(['last_used_at', 'epochs']);

/** A table in which an upgrade left something otherwise. */
export interface Difference {
  readonly table: string;
  /** Rows that are not there as they were, in the columns that they had. */
  readonly lost: number;
  readonly example: string;
}

/**
 * What the older release wrote and is not there any more (INST-7). Tables and columns may be new,
 * and rows more, but each row stands as it stood.
 */
export function listLostRows(before: Rows, after: Rows): Difference[] {
  return [...before].flatMap(([table, rows]) => {
    const [first] = rows;
    if (first === undefined || MOVING_TABLES.has(table)) return [];
    const columns = Object.keys(first)
      .filter((column) => !MOVING_COLUMNS.has(column))
      .toSorted();
    const text = (row: Readonly<Record<string, unknown>>) =>
      JSON.stringify(columns.map((column) => toPlainValue(row[column])));
    const there = new Map<string, number>();
    for (const row of after.get(table) ?? []) {
      there.set(text(row), (there.get(text(row)) ?? 0) + 1);
    }
    const lost = rows.map(text).filter((one) => {
      const count = there.get(one) ?? 0;
      there.set(one, count - 1);
      return count <= 0;
    });
    const [example] = lost;
    return example === undefined ? [] : [{ table, lost: lost.length, example }];
  });
}

export function countRows(rows: Rows): number {
  return [...rows.values()].reduce((sum, { length }) => sum + length, 0);
}

/** Bytes have no JSON of their own. */
function toPlainValue(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  return typeof value === 'bigint' ? String(value) : value;
}
