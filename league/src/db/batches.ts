const ROWS_AT_ONCE = 500;

/** Rows in parts to insert one by one: both databases limit the parameters of one statement. */
export function* batches<T>(rows: readonly T[], size = ROWS_AT_ONCE): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
