import type { Id } from '../shared/ids.ts';

/** How many rows a page has when the caller does not say. */
export const DEFAULT_LIMIT = 50;

/**
 * Cuts a page from rows that were read with one more than the limit, by which it is known
 * whether there is another page.
 */
export function cutPage<Row extends { id: Id }>(
  rows: readonly Row[],
  limit: number,
): { data: Row[]; next_cursor: Id | null } {
  const data = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  return { data, next_cursor: hasMore ? (data.at(-1)?.id ?? null) : null };
}
