/**
 * Lets the calls of one turn of the loop share a run at the end of it: it is begun after each of them,
 * so none sees anything older than itself. The first of a turn has a run of its own, at once: most are
 * alone. Where the run fails, those who share it fail with it.
 *
 * @param work that ends at once
 */
export function shareTurn<T>(work: () => T): () => Promise<T> {
  let isFirst = true;
  let shared: Promise<T> | undefined;
  const atTheEnd = async (): Promise<T> => {
    await endOfTurn();
    shared = undefined;
    return work();
  };
  return async () => {
    if (!isFirst) return (shared ??= atTheEnd());
    isFirst = false;
    setImmediate(() => (isFirst = true));
    return work();
  };
}

function endOfTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setImmediate(resolve);
  return promise;
}
