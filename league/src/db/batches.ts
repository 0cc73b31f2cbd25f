const BATCH_ROWS = 500;

/** Splits rows into chunks, because both databases limit the parameters of a statement. */
export function* splitIntoBatches<T>(
  rows: readonly T[],
  size = BATCH_ROWS,
): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
