import { setImmediate as nextTurn } from 'node:timers/promises';

/** This long a read may keep the loop to itself before it looks up. */
const SLICE_MS = 5;

let since = 0;

/**
 * Lets whoever waits for the loop have it, where this turn has lasted for long enough. A read that
 * grows with the club calls it between its pieces (SRV-13).
 */
export async function yieldToEventLoop(): Promise<void> {
  if (performance.now() - since < SLICE_MS) return;
  await nextTurn();
  // Who came while this turn lasted may be served at the end of the next.
  await nextTurn();
  since = performance.now();
}
