import type { Id } from '../shared/ids.ts';

export const DEFAULT_LIMIT = 50;

/** Reads one row more than the limit to find out whether another page follows. */
export function cutPage<Row extends { id: Id }>(
  rows: readonly Row[],
  limit: number,
): { data: Row[]; next_cursor: Id | null } {
  const data = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  return { data, next_cursor: hasMore ? (data.at(-1)?.id ?? null) : null };
}
