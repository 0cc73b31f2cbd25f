/**
 * A call during a run waits for the next run, which all waiting calls share, so that nobody sees
 * anything older than the call. If the current run fails, waiting calls fail with it (SRV-7).
 */
export function shareInFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;

  function start(): Promise<T> {
    const run = work().finally(() => {
      if (running === run) running = undefined;
    });
    running = run;
    return run;
  }

  async function startAfter(previous: Promise<T>): Promise<T> {
    try {
      await previous;
    } finally {
      next = undefined;
    }
    return start();
  }

  return () => {
    if (!running) return start();
    next ??= startAfter(running);
    return next;
  };
}
