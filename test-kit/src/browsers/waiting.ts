import { setTimeout as sleep } from 'node:timers/promises';

/** How long a page may take to show an element, even on a busy machine. */
export const TIMEOUT_MS = 20_000;

/**
 * Polls until the answer is yes.
 * @throws on time-out, with the description
 */
export async function until(what: string, ask: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end) {
    if (await ask()) return;
    await sleep(50);
  }
  throw new Error(`it did not come: ${what}`);
}
