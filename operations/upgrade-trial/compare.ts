import type { Rows } from './rows.ts';

/** Tables that running services change by themselves: they send emails and read the feed. */
const MOVING_TABLES = new Set(['clubhouse.outbox', 'clubhouse.progress']);
/** `epochs` changes because a restore records itself there (EVT-13). */
const MOVING_COLUMNS = new Set(['last_used_at', 'epochs']);

export interface Difference {
  readonly table: string;
  /** Rows that were lost, or changed in the columns they had. */
  readonly lost: number;
  readonly example: string;
}

/** Tables, columns and rows may be new, but each old row must be unchanged (INST-7). */
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

/** Writes bytes as base64, because JSON has no form for them. */
function toPlainValue(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  return typeof value === 'bigint' ? String(value) : value;
}
