/** The number of calls at once: writes that wait for the disk share a sync. */
const BATCH_CALLS = 6;

/** @returns the results in the order of the items @throws the first failure */
export async function runInParallel<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  let next = 0;
  const workers = Array.from({ length: BATCH_CALLS }, async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) done[index] = await work(item, index);
    }
  });
  await Promise.all(workers);
  return done;
}
