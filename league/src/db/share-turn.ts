/**
 * Lets the calls of one turn of the loop share a run at the end of it: it is begun after each of them,
 * so none sees anything older than itself. Where the turn before had one call, as most have, the first
 * of this one is likely to be alone as well, and has a run of its own at once. Where the run fails,
 * those who share it fail with it.
 *
 * @param work that ends at once
 */
export function shareTurn<T>(work: () => T): () => Promise<T> {
  let calls = 0;
  let wasCrowded = false;
  let shared: Promise<T> | undefined;
  const endTurn = () => {
    wasCrowded = calls > 1;
    calls = 0;
  };
  const atTheEnd = async (): Promise<T> => {
    await endOfTurn();
    shared = undefined;
    return work();
  };
  return async () => {
    calls += 1;
    if (calls === 1) {
      setImmediate(endTurn);
      if (!wasCrowded) return work();
    }
    return (shared ??= atTheEnd());
  };
}

function endOfTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setImmediate(resolve);
  return promise;
}
