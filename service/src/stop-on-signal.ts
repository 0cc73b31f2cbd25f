import process from 'node:process';

/** How long running work may still take when a service stops. */
const TIMEOUT_STOP_MS = 10_000;

/** The parts a service stops, each after those before it. */
type ShutdownSteps = readonly (() => unknown)[];

/**
 * Stops once, on SIGTERM or SIGINT (SRV-5): first the parts that accept work, last those written
 * to. A failing part does not prevent the next. Returns a function that stops without a signal.
 */
export function stopOnSignal(service: string, stops: ShutdownSteps): () => Promise<void> {
  const stop = () => stopAll(service, stops);
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), TIMEOUT_STOP_MS).unref();
    void stop();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  return stop;
}

async function stopAll(service: string, stops: ShutdownSteps): Promise<void> {
  for (const stop of stops) {
    try {
      await stop();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      process.stderr.write(`The ${service} did not stop cleanly: ${why}\n`);
      process.exitCode = 1;
    }
  }
}
