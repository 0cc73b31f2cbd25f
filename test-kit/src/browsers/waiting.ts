import { setTimeout as sleep } from 'node:timers/promises';

/** How long a page may take to show what is asked for: a busy machine takes its time. */
export const TIMEOUT_MS = 20_000;

/** Asks until the answer is yes. @throws with what was waited for, when the time is up */
export async function until(what: string, ask: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end) {
    if (await ask()) return;
    await sleep(50);
  }
  throw new Error(`it did not come: ${what}`);
}
