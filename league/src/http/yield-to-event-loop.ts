import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a read may occupy the event loop before it yields. */
const SLICE_MS = 5;

let since = 0;

/** Reads that grow with the club call it between their parts (SRV-13). */
export async function yieldToEventLoop(): Promise<void> {
  if (performance.now() - since < SLICE_MS) return;
  await nextTurn();
  // Callers who arrived during this turn may be served at the end of the next.
  await nextTurn();
  since = performance.now();
}
